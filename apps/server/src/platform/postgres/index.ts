export { PostgresFault } from './postgres-fault.ts';
export { type RunningPostgres, startPostgres } from './start-postgres.ts';
