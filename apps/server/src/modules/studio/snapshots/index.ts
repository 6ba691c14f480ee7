export { openSnapshotSound, readSnapshotTimes } from './snapshot-sound.ts';
export { findProjectSnapshot, listChapterSnapshots } from './snapshots.store.ts';
