export { type EpubEntry, type EpubMaterial, epubEntries } from './epub-entries.ts';
