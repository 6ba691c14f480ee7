/** Cosines of the encoder, from which on a voice is called so. 0.6 is what the cloning engine calls good. */
const steps = [
  ['very', 0.75],
  ['close', 0.6],
  ['like', 0.45],
] as const;

export type Nearness = (typeof steps)[number][0] | 'far';

/** What a similarity means, in plain words. */
export const nearnessOf = (similarity: number): Nearness =>
  steps.find(([, least]) => similarity >= least)?.[0] ?? 'far';
