export { PostgresFault } from './postgres-fault.ts';
export { type RunningPostgres, type StartPostgresOptions, startPostgres } from './start-postgres.ts';
