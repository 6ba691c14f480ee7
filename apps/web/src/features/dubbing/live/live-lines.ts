/** One stretch of speech: what was said, and the same in the other language. */
export interface LiveLine {
  readonly id: string;
  /** In seconds of the session. */
  readonly startS: number;
  readonly endS: number;
  readonly said: string;
  readonly translation?: string;
  /** From its last word to the first sound of its translation; without sound, to the text. */
  readonly delayS?: number;
}

export type LiveNews =
  /** The line stands. */
  | { type: 'started' }
  /** What is being said; replaced by the next one. */
  | { type: 'partial'; text: string }
  /** What was said, for good. */
  | { type: 'said'; line: LiveLine }
  | { type: 'translated'; id: string; text: string }
  /** A piece of the sound of what was translated last. */
  | { type: 'sound'; data: string; sampleRateHz: number }
  | { type: 'ended' }
  | { type: 'failed'; text: string };

type Message = Record<string, string | number | undefined>;

/** A message of the server; undefined for one that a reader need not see. */
export function readNews(data: string): LiveNews | undefined {
  const message = JSON.parse(data) as Message;
  const text = String(message.text ?? '');
  const id = String(message.segment_id);
  switch (message.message_type) {
    case 'session_started':
      return { type: 'started' };
    case 'partial_transcript':
      return { type: 'partial', text };
    case 'final_transcript':
      return {
        type: 'said',
        line: { id, said: text, startS: Number(message.start_s), endS: Number(message.end_s) },
      };
    case 'translation':
      return { type: 'translated', id, text };
    case 'audio':
      return { type: 'sound', data: String(message.data), sampleRateHz: Number(message.sample_rate) };
    case 'status':
      return message.status === 'stopped' ? { type: 'ended' } : undefined;
    default:
      return message.error === undefined ? undefined : { type: 'failed', text: String(message.error) };
  }
}

export const addTranslation = (
  lines: readonly LiveLine[],
  id: string,
  translation: string,
): readonly LiveLine[] => lines.map((line) => (line.id === id ? { ...line, translation } : line));

/** Of the first moment at which it was there: what comes later is not when it came. */
export const addDelay = (lines: readonly LiveLine[], id: string, delayS: number): readonly LiveLine[] =>
  lines.map((line) => (line.id === id && line.delayS === undefined ? { ...line, delayS } : line));

/** Of the last line that has one. */
export const lastDelay = (lines: readonly LiveLine[]): number | undefined =>
  lines.findLast(({ delayS }) => delayS !== undefined)?.delayS;
