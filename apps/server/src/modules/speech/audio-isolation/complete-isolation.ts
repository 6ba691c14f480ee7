import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { generationCost } from '@mynah/contract/billing/generation-prices';
import type { StoredBlob } from '../../../platform/blobs/blobs.ts';
import { storeFile } from '../../../platform/blobs/file-blobs.ts';
import { Failure } from '../../../platform/errors/index.ts';
import { makeTemporaryFolder } from '../../../platform/files/temporary-file.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { type MuxedFilm, muxFilm } from '../../../platform/media/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { SoundTrack } from '../../../platform/sound/index.ts';
import { addHistoryFiles } from '../../history/index.ts';
import type { HistoryFileRow } from '../../history/items/items.tables.ts';
import { completeInHistory, recordingFormat } from '../generation/index.ts';
import type { IsolationJob } from './isolation-job.ts';

type NewFile = Omit<HistoryFileRow, 'historyItemId'>;

interface FinishedIsolation {
  job: IsolationJob;
  after: SoundTrack;
  /** Absent when nothing is to be kept. */
  before: SoundTrack | undefined;
}

/** Ends a generation: the bytes first, then charge, history item with its files and event in one transaction. */
export async function completeIsolation(
  platform: Platform,
  actor: Actor,
  { job, after, before }: FinishedIsolation,
): Promise<void> {
  const { generation, order, media } = job;
  const cost = { credits: Math.min(generation.credits, generationCost('audio-isolation', after.durationMs)) };
  if (!before) return generation.complete(undefined, cost);
  const film = media.picture && (await storeFilm(platform, job, after));
  const original: NewFile = {
    name: 'original',
    ...toFile(await before.store(platform.blobs, generation.id)),
    contentType: recordingFormat.contentType,
    peaks: before.peaks,
  };
  const sound = await after.store(platform.blobs, generation.id);
  await completeInHistory(platform, actor, generation, {
    item: {
      requestId: job.requestId,
      source: 'Isolation',
      text: order.fileName || null,
      request: {
        engine: job.engine,
        has_picture: media.picture !== undefined,
        ...(order.previewB64 !== undefined && { preview_b64: order.previewB64 }),
      },
      outputFormat: recordingFormat.name,
      contentType: recordingFormat.contentType,
      engine: job.engine,
      audioBlob: sound.key,
      audioBytes: sound.sizeBytes,
      durationMs: after.durationMs,
      peaks: after.peaks,
    },
    event: { name: 'isolation.generated' },
    cost,
    also: async (tx) => {
      await addHistoryFiles(tx, generation.id, film ? [original, film] : [original]);
      await job.also?.(tx);
    },
  });
}

const toFile = ({ key, sizeBytes }: StoredBlob) => ({ blob: key, sizeBytes });

/** The film with the cleaned sound, as browsers play it. Undefined when it cannot be: the sound is there all the same. */
async function storeFilm(
  platform: Platform,
  { file: film, generation, signal }: IsolationJob,
  after: SoundTrack,
): Promise<NewFile | undefined> {
  const folder = await makeTemporaryFolder(platform);
  try {
    const [path, to] = [join(folder.path, 'sound.mp3'), join(folder.path, 'film')];
    await pipeline(after.read(), createWriteStream(path, { mode: 0o600 }));
    const muxed = await muxFilm(platform, { film, sound: { path }, container: 'playable', to, signal });
    return await storeMuxed(platform, muxed, generation.id);
  } catch (cause) {
    if (!(cause instanceof Failure) || cause.code !== 'invalid_audio') throw cause;
    platform.log.warn({ err: cause }, 'a film could not take its new sound');
    return undefined;
  } finally {
    await folder.remove();
  }
}

const storeMuxed = async (
  platform: Platform,
  { path, contentType }: MuxedFilm,
  of: string,
): Promise<NewFile> => ({
  name: 'film',
  contentType,
  ...toFile(await storeFile(platform.blobs, { path, of })),
  peaks: null,
});
