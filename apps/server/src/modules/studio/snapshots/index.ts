export { joinChapter, toBlockSounds } from './join-chapter.ts';
export { studioSnapshotsModule } from './module.ts';
export { formatNameOf } from './snapshot-formats.ts';
export { openSnapshotSound } from './snapshot-sound.ts';
export { packTimes, readSnapshotTimes, timesOfChapter } from './snapshot-times.ts';
export {
  latestSnapshots,
  listChapterSnapshots,
} from './snapshots.store.ts';
/** For whoever makes them. */
export * as snapshots from './stored-snapshots.ts';
