import type { Concurrency } from '../../billing/index.ts';
import type { GeneratedSpeech } from './actions/generate-speech.ts';

type Headers = Record<string, string | number>;

/** How busy the workspace is; `maximum` is left out where the plan has none. */
export const concurrencyHeaders = ({ current, maximum }: Concurrency): Headers => ({
  'current-concurrent-requests': current,
  ...(maximum === undefined ? {} : { 'maximum-concurrent-requests': maximum }),
});

/** What the caller learns before the first byte; behaviours of the public API, and our own `x-mynah-…`. */
export function speechHeaders({ job, credits, latencyMs }: GeneratedSpeech): Headers {
  const warnings = job.warnings.codes;
  return {
    'character-cost': credits,
    'tts-latency-ms': latencyMs,
    'x-mynah-engine': job.speaker.engine,
    ...(job.isKept ? { 'history-item-id': job.historyItemId } : {}),
    ...(warnings.length > 0 ? { 'x-mynah-warnings': warnings.join(', ') } : {}),
  };
}
