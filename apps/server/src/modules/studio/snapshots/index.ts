export { latestSnapshots, snapshotsOf } from './latest-snapshots.ts';
