export { latestSnapshots } from './latest-snapshots.ts';
