import { join } from 'node:path';
import type { Storage } from '@mynah/contract/operations';
import { sql } from 'drizzle-orm';
import { folderBytes } from '../../../platform/files/folder-bytes.ts';
import { diskSpace, megabyte } from '../../../platform/files/free-space.ts';
import type { Platform } from '../../../platform/platform.ts';

/** Counts through the files: on a full server that takes seconds. */
export async function measureStorage({ config, db, dataFolder }: Platform): Promise<Storage> {
  const { s3Bucket = null } = config;
  const [disk, packsBytes, filesBytes, database] = await Promise.all([
    diskSpace(dataFolder),
    folderBytes(join(dataFolder, 'packs')),
    s3Bucket === null ? folderBytes(join(dataFolder, 'blobs')) : null,
    db.execute<{ bytes: string }>(sql`select pg_database_size(current_database()) as bytes`),
  ]);
  return {
    total_bytes: disk.totalBytes,
    free_bytes: disk.freeBytes,
    least_free_bytes: config.minFreeMegabytes * megabyte,
    database_bytes: Number(database.rows[0]?.bytes ?? 0),
    packs_bytes: packsBytes,
    files_bytes: filesBytes,
    bucket: s3Bucket,
  };
}
