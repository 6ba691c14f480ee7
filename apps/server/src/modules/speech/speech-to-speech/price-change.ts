import { generationCost } from '@mynah/contract/billing/generation-prices';
import type * as library from '../../voices/library/index.ts';

/** What a change of voice costs, and whose voice it takes. */
export interface ChangeCost {
  credits: number;
  uses: library.SharedUse[];
}

/**
 * By the length of the source, and by the rate of the voice's owner (VOI-089). Nobody counts the characters of a
 * recording: for the owner they are as many as the credits before the multiplier.
 */
export function priceChange({ terms }: { terms?: library.VoiceTerms }, durationMs: number): ChangeCost {
  const characters = generationCost('speech-to-speech', durationMs);
  if (!terms) return { credits: characters, uses: [] };
  const credits = Math.max(1, Math.ceil(Number((characters * terms.rate).toFixed(6))));
  return { credits, uses: [{ sharedVoiceId: terms.sharedVoiceId, characters, credits }] };
}
