/** Conversations that somebody watches while they go on. */
export { watch } from './watch.ts';
