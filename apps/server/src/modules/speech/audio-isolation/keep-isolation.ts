import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { generationCost } from '@mynah/contract/generation-prices';
import type { StoredBlob } from '../../../platform/blobs/blobs.ts';
import { makeTemporaryFile } from '../../../platform/files/temporary-file.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addHistoryFiles, type NewHistoryFile } from '../../history/index.ts';
import { type Mp3Spool, spoolFormat } from '../generation/index.ts';
import type { IsolationJob } from './isolation-job.ts';
import { muxFilm } from './mux-film.ts';

interface FinishedIsolation {
  job: IsolationJob;
  after: Mp3Spool;
  /** Absent when nothing is to be kept. */
  before: Mp3Spool | undefined;
}

/** Ends a generation: the bytes first, then charge, history item with its files and event in one transaction. */
export async function keepIsolation(
  platform: Platform,
  { job, after, before }: FinishedIsolation,
): Promise<void> {
  const { generation, order, media } = job;
  const credits = Math.min(generation.credits, generationCost('audio-isolation', after.durationMs));
  if (!before) return generation.charge(credits);
  const film = media.picture && (await storeFilm(platform, job, after));
  const original: NewHistoryFile = {
    name: 'original',
    ...toFile(await before.store(platform.blobs, generation.id)),
    contentType: spoolFormat.contentType,
    peaks: before.peaks,
  };
  const sound = await after.store(platform.blobs, generation.id);
  await generation.keep(
    {
      requestId: job.requestId,
      source: 'Isolation',
      text: order.audio.fileName || null,
      request: {
        engine: job.engine,
        has_picture: media.picture !== undefined,
        ...(order.previewB64 !== undefined && { preview_b64: order.previewB64 }),
      },
      outputFormat: spoolFormat.name,
      contentType: spoolFormat.contentType,
      engine: job.engine,
      audioBlob: sound.key,
      audioBytes: sound.sizeBytes,
      durationMs: after.durationMs,
      peaks: after.peaks,
    },
    { name: 'isolation.generated' },
    { credits, also: (tx) => addHistoryFiles(tx, generation.id, film ? [original, film] : [original]) },
  );
}

const toFile = ({ key, sizeBytes }: StoredBlob) => ({ blob: key, sizeBytes });

async function storeFilm(
  platform: Platform,
  { file, media, generation, signal }: IsolationJob,
  after: Mp3Spool,
): Promise<NewHistoryFile | undefined> {
  const sound = await makeTemporaryFile(platform);
  try {
    await pipeline(after.read(), createWriteStream(sound.path, { mode: 0o600 }));
    const parts = { source: file, pictureCodec: media.picture?.codec ?? '', sound: sound.path };
    const film = await muxFilm(platform, parts, signal);
    if (!film) return undefined;
    try {
      const stored = await storeFile(platform, film.path, generation.id);
      return { name: 'film', contentType: film.contentType, ...toFile(stored), peaks: null };
    } finally {
      await film.remove();
    }
  } finally {
    await sound.remove();
  }
}

async function storeFile({ blobs }: Platform, path: string, of: string): Promise<StoredBlob> {
  const writer = await blobs.writer(of);
  try {
    for await (const bytes of createReadStream(path)) await writer.write(bytes as Buffer);
    return await writer.commit();
  } catch (cause) {
    await writer.abort();
    throw cause;
  }
}
