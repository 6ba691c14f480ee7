/** A language that the model was never taught: who speaks it, and what they say in their previews. */
export interface Neighbor {
  /** BCP 47. */
  tag: string;
  /** In English. */
  name: string;
  women: readonly [string, string];
  men: readonly [string, string];
  previewText: string;
}
