import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import {
  BegunSound,
  type EncodedChunk,
  type SoundInTheMaking,
  type SoundTrack,
} from '../../../../platform/sound/index.ts';
import { type Concurrency, fixedPrice, Generation } from '../../../billing/index.ts';
import type { Asking } from '../ask-engine.ts';
import { addSong, addStep } from '../music.store.ts';
import type { MusicOrder } from '../music-order.ts';
import { persistSong } from '../persist-song.ts';
import { type PersistedPart, persistParts } from '../persisted-parts.ts';
import { openTrack, type RenderOptions, renderSong } from '../render-song.ts';
import { orderColumns } from '../song-row.ts';
import { costOf } from './plan-order.ts';

export interface ComposeOptions {
  requestId: string;
  signal: AbortSignal;
  onConcurrency: (concurrency: Concurrency) => void;
}

/** A song that is being made for a caller who waits; in the history before its last chunk is given. */
export interface ComposedSong extends SoundInTheMaking {
  songId: string;
  historyItemId: string;
  credits: number;
  order: MusicOrder;
  file: SoundTrack;
}

/**
 * The song has begun when this resolves: its first part is there. Read its chunks to the end or leave them: both
 * settle the charge and free what is held.
 * @throws Failure `too_many_concurrent_requests`, `quota_exceeded`, EngineFailure
 */
export async function composeNow(
  platform: Platform,
  actor: Actor,
  order: MusicOrder,
  options: ComposeOptions,
): Promise<ComposedSong> {
  const { requestId, signal, onConcurrency } = options;
  const generation = await Generation.begin(platform, actor, {
    product: 'music',
    price: fixedPrice(costOf(order)),
    road: 'whole',
    onConcurrency,
  });
  const songId = newId();
  try {
    const { workspaceId } = actor;
    const { engine, format } = order;
    const asking = { platform, workspaceId, engine, signal };
    const track = await openTrack({ asking, format });
    const composing = compose({ asking, actor, order, generation, songId, requestId, track });
    const first = await composing.next();
    const onEnd = () => generation.release();
    const chunks = new BegunSound(first, composing, { signal, onEnd });
    const { id: historyItemId, credits } = generation;
    return { songId, historyItemId, credits, order, file: track, chunks };
  } catch (cause) {
    await generation.release();
    throw cause;
  }
}

interface Composing {
  asking: Asking;
  actor: Actor;
  order: MusicOrder;
  generation: Generation;
  songId: string;
  requestId: string;
  track: SoundTrack;
}

async function* compose({ asking, actor, generation, ...made }: Composing): AsyncGenerator<EncodedChunk> {
  const { platform } = asking;
  const { order, songId, requestId, track } = made;
  const { parts, once } = partsOf(platform, songId);
  let isWhole = false;
  try {
    const work = { asking, song: order.song, seed: order.seed, format: order.format };
    const kept = order.storeForInpainting ? { once } : {};
    for await (const bytes of renderSong(track, { ...work, ...kept })) yield { bytes };
    const last = await track.finish();
    isWhole = true;
    await persistSong(platform, { actor, generation }, made, async (tx, ends) => {
      await addSong(tx, {
        ...orderColumns(order),
        ...ends,
        id: songId,
        workspaceId: actor.workspaceId,
        status: 'done',
        requestId,
        createdAt: platform.clock.now(),
      });
      for (const part of parts) await addStep(tx, { songId, ...part });
    });
    yield { bytes: last };
  } finally {
    await track.dispose();
    await generation.release();
    // no song will name them
    if (!isWhole) for (const { blob } of parts) await platform.blobs.remove(blob);
  }
}

/** Parts go into the blob store as they are made; their rows are written with the song's. */
function partsOf({ blobs }: Platform, songId: string) {
  const parts: PersistedPart[] = [];
  const once: RenderOptions['once'] = async (at, make) => {
    const sounds = await make();
    parts.push(...(await persistParts(at, sounds, async (bytes) => (await blobs.put(bytes, songId)).key)));
    return sounds;
  };
  return { parts, once };
}
