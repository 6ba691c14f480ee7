import { createHash } from 'node:crypto';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { FinishedSound } from '../../../platform/sound/index.ts';
import type { Generation } from '../../billing/index.ts';
import { completeInHistory } from '../generation/index.ts';
import type { MusicOrder } from './music-order.ts';

/** Puts the sound away, charges it and writes it into the history; `also` happens in the same transaction. */
export async function persistSong(
  platform: Platform,
  { actor, generation }: { actor: Actor; generation: Generation },
  {
    order,
    requestId,
    songId,
    sound,
  }: { order: MusicOrder; requestId: string; songId: string; sound: FinishedSound },
  also: (tx: Transaction, kept: { soundHash: string; historyItemId: string }) => Promise<void>,
): Promise<void> {
  const { key: audioBlob, sizeBytes: audioBytes } = await platform.blobs.put(sound.bytes, generation.id);
  const soundHash = createHash('sha256').update(sound.bytes).digest('hex');
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
      durationMs: sound.durationMs,
      peaks: Buffer.from(sound.peaks),
    },
    event: { name: 'music.generated', payload: { songId } },
    also: (tx) => also(tx, { soundHash, historyItemId: generation.id }),
  });
}
