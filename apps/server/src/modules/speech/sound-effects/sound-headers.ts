import type { MadeSoundEffect } from './make-sound-effect.ts';

/** What stands beside a sound effect: its seed, how near it comes to the words, what it is made of, and for want of what. */
export const soundHeaders = ({
  seed,
  similarity,
  madeOf,
  closest,
}: MadeSoundEffect): Record<string, string | number> => ({
  'x-mynah-seed': seed,
  'x-mynah-likeness': similarity.toFixed(2),
  ...(closest === undefined ? {} : { 'x-mynah-closest': closest }),
  ...(madeOf.length > 0 ? { 'x-mynah-made-of': madeOf.join(', ') } : {}),
});
