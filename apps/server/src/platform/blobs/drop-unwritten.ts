import { isDatabaseAway } from '../db/database-away.ts';
import type { Platform } from '../platform.ts';

/**
 * Takes away what lies in the blob store for rows that could not be written, for the given cause. When the connection
 * broke, the answer to the commit may be all that was lost: then the rows are there, and want what is theirs.
 */
export async function dropUnwritten(
  { blobs }: Pick<Platform, 'blobs'>,
  keys: readonly string[],
  cause: unknown,
): Promise<void> {
  if (isDatabaseAway(cause)) return;
  for (const key of keys) await blobs.remove(key);
}
