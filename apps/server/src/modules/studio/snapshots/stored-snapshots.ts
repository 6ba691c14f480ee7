export { insertChapterSnapshot, insertProjectSnapshot, listLatest } from './snapshots.store.ts';
