import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { FinishedSound } from '../../../../platform/sound/index.ts';
import { type Concurrency, fixedPrice, Generation } from '../../../billing/index.ts';
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

/** A song that is being made for a caller who waits. */
export interface ComposedSong {
  songId: string;
  historyItemId: string;
  credits: number;
  order: MusicOrder;
  /** Reading is what makes it go on; ends when the song is in the history. */
  chunks: AsyncGenerator<Uint8Array>;
  /** Resolves with the last chunk. */
  finished: Promise<FinishedSound>;
}

/** @throws Failure `too_many_concurrent_requests`, `quota_exceeded` */
export async function composeNow(
  platform: Platform,
  actor: Actor,
  order: MusicOrder,
  options: ComposeOptions,
): Promise<ComposedSong> {
  const { onConcurrency } = options;
  const generation = await Generation.begin(platform, actor, {
    product: 'music',
    price: fixedPrice(costOf(order)),
    road: 'whole',
    onConcurrency,
  });
  const songId = newId();
  let finish: (sound: FinishedSound) => void = () => {};
  const finished = new Promise<FinishedSound>((resolve) => {
    finish = resolve;
  });
  const chunks = compose(platform, { actor, order, generation, songId, options, finish });
  return { songId, historyItemId: generation.id, credits: generation.credits, order, chunks, finished };
}

interface Composing {
  actor: Actor;
  order: MusicOrder;
  generation: Generation;
  songId: string;
  options: ComposeOptions;
  finish: (sound: FinishedSound) => void;
}

async function* compose(
  platform: Platform,
  { actor, order, generation, songId, options, finish }: Composing,
): AsyncGenerator<Uint8Array> {
  const asking = { platform, workspaceId: actor.workspaceId, engine: order.engine, signal: options.signal };
  const { parts, once } = partsOf(platform, songId);
  try {
    const track = await openTrack({ asking, format: order.format });
    try {
      const work = { asking, song: order.song, seed: order.seed, format: order.format };
      yield* renderSong(track, { ...work, ...(order.storeForInpainting && { once }) });
      const sound = await track.whole();
      await persistSong(
        platform,
        { actor, generation },
        { order, requestId: options.requestId, songId, sound },
        async (tx, ends) => {
          const { workspaceId } = actor;
          await addSong(tx, {
            ...orderColumns(order),
            ...ends,
            id: songId,
            workspaceId,
            status: 'done',
            requestId: options.requestId,
            createdAt: platform.clock.now(),
          });
          for (const part of parts) await addStep(tx, { songId, ...part });
        },
      );
      finish(sound);
    } finally {
      await track.dispose();
    }
  } finally {
    await generation.release();
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
