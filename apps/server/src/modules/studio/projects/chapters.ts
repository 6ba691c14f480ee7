export { restoreChapter, sayAgain } from './actions/put-text-back.ts';
export { showBlocks } from './actions/show-blocks.ts';
export { chapterNotFound } from './chapter-not-found.ts';
export { findChapter, listBlocks, listChapters } from './chapters.store.ts';
