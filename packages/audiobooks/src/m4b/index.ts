export { chapterMetadata } from './chapter-metadata.ts';
export { flacArguments, type M4bFiles, m4bArguments, type PipedSound } from './file-arguments.ts';
