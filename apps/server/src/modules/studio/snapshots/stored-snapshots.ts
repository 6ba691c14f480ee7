export {
  findProjectSnapshot,
  insertChapterSnapshot,
  insertProjectSnapshot,
  listChapterSnapshots,
  listLatest,
} from './snapshots.store.ts';
