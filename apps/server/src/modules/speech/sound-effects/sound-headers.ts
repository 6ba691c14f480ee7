import type { MadeSoundEffect } from './actions/generate-sound-effect.ts';

/** What stands beside a sound effect: its seed, how near it comes to the words, and what it is made of. */
export const soundHeaders = ({
  seed,
  likeness,
  madeOf,
}: MadeSoundEffect): Record<string, string | number> => ({
  'x-mynah-seed': seed,
  'x-mynah-likeness': likeness.toFixed(2),
  ...(madeOf.length > 0 ? { 'x-mynah-made-of': madeOf.join(', ') } : {}),
});
