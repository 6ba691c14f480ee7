import { createHash } from 'node:crypto';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { SoundTrack } from '../../../platform/sound/index.ts';
import type { Generation } from '../../billing/index.ts';
import { completeInHistory } from '../generation/index.ts';
import type { MusicOrder } from './music-order.ts';

interface FinishedSong {
  order: MusicOrder;
  requestId: string;
  songId: string;
  /** Finished. */
  track: SoundTrack;
}

/** Puts the sound away, charges it and writes it into the history; `also` happens in the same transaction. */
export async function persistSong(
  platform: Platform,
  { actor, generation }: { actor: Actor; generation: Generation },
  { order, requestId, songId, track }: FinishedSong,
  also: (tx: Transaction, kept: { soundHash: string; historyItemId: string }) => Promise<void>,
): Promise<void> {
  const { key: audioBlob, sizeBytes: audioBytes } = await track.store(platform.blobs, generation.id);
  const soundHash = await hashOf(track);
  await completeInHistory(platform, actor, generation, {
    item: {
      requestId,
      source: 'Music',
      modelId: order.modelId,
      text: order.prompt ?? order.facts.title,
      request: { ...order.request, song_id: songId, title: order.facts.title },
      outputFormat: order.format.name,
      contentType: order.format.contentType,
      engine: order.engine,
      audioBlob,
      audioBytes,
      durationMs: track.durationMs,
      peaks: track.peaks,
    },
    event: { name: 'music.generated', payload: { songId } },
    also: (tx) => also(tx, { soundHash, historyItemId: generation.id }),
  });
}

/** Whoever brings the file back is known by it. */
async function hashOf(track: SoundTrack): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of track.read()) hash.update(bytes);
  return hash.digest('hex');
}
