import { generationCost } from '@mynah/contract/billing/generation-prices';
import type { TranscriptionOrder } from './transcription-order.ts';

/** More key terms than this, and a request costs as one of 20 seconds at least. */
const manyKeyterms = 100;
const leastMsOfMany = 20_000;
/** Parts of the base price, as the public API has them. */
const surcharges = { keyterms: 0.2, entities: 0.3, redaction: 0.3 };

/** Credits of a recording; each channel that is transcribed apart counts. */
export function transcriptionPrice(
  { keyterms, entities, redaction, channels = 1 }: TranscriptionOrder,
  durationMs: number,
): number {
  const billedMs = keyterms.length > manyKeyterms ? Math.max(durationMs, leastMsOfMany) : durationMs;
  const base = generationCost('speech-to-text', billedMs * channels);
  const more =
    (keyterms.length > 0 ? surcharges.keyterms : 0) +
    (entities ? surcharges.entities : 0) +
    (redaction ? surcharges.redaction : 0);
  return Math.ceil(base * (1 + more));
}
