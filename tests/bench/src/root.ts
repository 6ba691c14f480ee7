import { join } from 'node:path';

/** The checkout. */
export const root = join(import.meta.dirname, '../../..');
/** What the bench fetched for itself, kept for the next run. */
export const benchCache = join(root, '.cache', 'bench');
