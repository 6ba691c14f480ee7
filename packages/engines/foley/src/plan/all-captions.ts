import { catalogue } from '../catalogue/index.ts';

/** Every text that prompts are held against, each once, in a fixed order. */
export const allCaptions: readonly string[] = [
  ...new Set(catalogue.flatMap(({ title, captions }) => [title, ...captions])),
].sort();
