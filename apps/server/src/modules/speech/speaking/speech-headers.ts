import { generationHeaders } from '../generation/index.ts';
import type { GeneratedSpeech } from './actions/generate-speech.ts';

type Headers = Record<string, string | number>;

/** What the caller learns before the first byte; behaviours of the public API, and our own `x-mynah-…`. */
export const speechHeaders = ({ planned, credits, historyItemId, latencyMs }: GeneratedSpeech): Headers => ({
  'tts-latency-ms': latencyMs,
  ...generationHeaders({
    credits,
    engine: planned.speaker.engine,
    historyItemId,
    warnings: planned.warnings.codes,
  }),
});
