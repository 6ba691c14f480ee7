import pino from 'pino';

/**
 * Structured log. Sentences are plain and hold no personal text; what a person wrote, spoke or is called
 * never goes in, ids do.
 */
export type Log = pino.Logger;

export function createLog(level: string, destination?: pino.DestinationStream): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: ['headers.authorization', 'headers["xi-api-key"]', 'headers.cookie', '*.password', '*.token'],
      formatters: { level: (label) => ({ level: label }) },
    },
    destination ?? pino.destination({ dest: 1, sync: false }),
  );
}
