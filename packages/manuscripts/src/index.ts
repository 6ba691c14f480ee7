export { readApart } from './apart/read-apart.ts';
export { type ManuscriptLimits, manuscriptLimits } from './limits.ts';
export type { Block, Chapter, Manuscript, ManuscriptWarning } from './manuscript.ts';
export { ManuscriptFailure } from './manuscript-failure.ts';
export type { ManuscriptFile, ManuscriptPage, ReadingOptions } from './manuscript-input.ts';
export { readManuscriptHtml } from './page/read-page.ts';
export { pictureType } from './picture-type.ts';
export { readManuscript } from './read-manuscript.ts';
export { readManuscriptText } from './text/read-text.ts';
