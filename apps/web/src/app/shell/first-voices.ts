/** Of the first load, in a file of its own: what makes the list of voices is no part of every page. */
export { voicesQuery } from '#web/features/voices/index.ts';
