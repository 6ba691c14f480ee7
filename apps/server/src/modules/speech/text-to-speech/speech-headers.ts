import { generationHeaders } from '../generation/index.ts';
import type { GeneratedSpeech } from './actions/generate-speech.ts';

type Headers = Record<string, string | number>;

/** What the caller learns before the first byte; behaviours of the public API, and our own `x-mynah-…`. */
export const speechHeaders = ({ job, credits, latencyMs }: GeneratedSpeech): Headers => ({
  'tts-latency-ms': latencyMs,
  ...generationHeaders({
    credits,
    engine: job.speaker.engine,
    historyItemId: job.isKept ? job.historyItemId : undefined,
    warnings: job.warnings.codes,
  }),
});
