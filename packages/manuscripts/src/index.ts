export { type ManuscriptLimits, manuscriptLimits } from './limits.ts';
export type { Block, Chapter, Manuscript, ManuscriptWarning } from './manuscript.ts';
export { ManuscriptFailure } from './manuscript-failure.ts';
export type { ManuscriptFile, ReadingOptions } from './manuscript-input.ts';
export { readManuscript } from './read-manuscript.ts';
export { readManuscriptText } from './text/read-text.ts';
