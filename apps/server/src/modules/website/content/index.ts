export { divideSections, renderMarkdown, type Section } from './markdown.ts';
export { type Content, contentStamp, type Entry, readContent, type Words } from './read-content.ts';
export type { PagePart } from './schemas.ts';
