export {
  findProjectSnapshot,
  insertChapterSnapshot,
  insertProjectSnapshot,
  latestSnapshots,
  listChapterSnapshots,
  listLatest,
  listNamedTakes,
} from './snapshots.store.ts';
