import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { makeLongSound } from '../../../../apps/server/test/long-sound.ts';

export interface AddedSound {
  id: string;
  /** Where its bytes lie. */
  path: string;
  sizeBytes: number;
}

/** Puts a long mp3 into the server's history, without a waveform. */
export async function addLongSound(
  client: pg.Client,
  dataFolder: string,
  minutes: number,
): Promise<AddedSound> {
  const sound = await makeLongSound(minutes);
  const written = await writeBlob(dataFolder, sound.read());
  const id = `sound${minutes}`;
  await client.query(
    `insert into history_items (id, workspace_id, request_id, source, output_format, content_type, engine,
       audio_blob, audio_bytes, duration_ms, credits, character_count_from, character_count_to)
     select $1, id, $1, 'TTS', $2, 'audio/mpeg', 'bench', $3, $4, $5, 0, 0, 0
     from workspaces order by created_at limit 1`,
    [id, sound.format, written.key, written.sizeBytes, sound.durationMs],
  );
  return { id, ...written };
}

export const dropSound = (client: pg.Client, { id }: AddedSound): Promise<unknown> =>
  client.query('delete from history_items where id = $1', [id]);

/** As the server's own store keeps it: under the hash of its bytes. */
async function writeBlob(dataFolder: string, parts: Iterable<Uint8Array>) {
  const folder = join(dataFolder, 'blobs');
  await mkdir(folder, { recursive: true });
  const draft = join(folder, randomUUID());
  const file = await open(draft, 'wx');
  const hash = createHash('sha256');
  let sizeBytes = 0;
  try {
    for (const part of parts) {
      hash.update(part);
      sizeBytes += part.length;
      await file.appendFile(part);
    }
  } finally {
    await file.close();
  }
  const key = hash.digest('hex');
  const path = join(folder, key.slice(0, 2), key);
  await mkdir(join(folder, key.slice(0, 2)), { recursive: true });
  await rename(draft, path);
  return { key, path, sizeBytes };
}
