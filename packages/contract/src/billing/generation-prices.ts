/** What a generation costs beside text, which is counted by characters: in credits. Shown to people, charged by the server. */
export const generationPrices = {
  /** A minute of the source; a begun second counts as one. */
  'speech-to-speech': { credits: 1000, per: 'minute' },
  'audio-isolation': { credits: 1000, per: 'minute' },
  'speech-to-text': { credits: 300, per: 'minute' },
  'forced-alignment': { credits: 300, per: 'minute' },
  /** A minute of the source, for each language. */
  dubbing: { credits: 2000, per: 'minute' },
  'sound-effects': { credits: 100, per: 'piece' },
  /** A minute of the result. */
  music: { credits: 900, per: 'minute' },
  /** A minute of a conversation, hearing, thinking and speaking together: fifteen are in the free plan, as upstream. */
  agents: { credits: 667, per: 'minute' },
  /** An answer that is written: no sound is heard or made. */
  'agents-text': { credits: 20, per: 'piece' },
} as const satisfies Record<string, { credits: number; per: 'minute' | 'piece' }>;

export type PricedProduct = keyof typeof generationPrices;

/** Whole credits; what costs anything costs one at least. */
export function generationCost(product: PricedProduct, durationMs: number): number {
  const { credits, per } = generationPrices[product];
  if (per === 'piece') return credits;
  return Math.max(1, Math.ceil((Math.ceil(durationMs / 1000) * credits) / 60));
}
