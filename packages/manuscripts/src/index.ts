export { type ManuscriptLimits, manuscriptLimits } from './limits.ts';
export type { Block, Chapter, Manuscript, ManuscriptWarning } from './manuscript.ts';
export { ManuscriptFailure } from './manuscript-failure.ts';
export type { ManuscriptFile, ManuscriptPage, ReadingOptions } from './manuscript-input.ts';
