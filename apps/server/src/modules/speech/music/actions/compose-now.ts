import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { FinishedSound } from '../../../../platform/sound/index.ts';
import { type Concurrency, fixedPrice, Generation } from '../../../billing/index.ts';
import { keepSong } from '../keep-song.ts';
import { addSong, addStep } from '../music.store.ts';
import type { MusicOrder } from '../music-order.ts';
import { openTrack, renderSong, type StepStore } from '../render-song.ts';
import { orderColumns } from '../song-row.ts';
import { toStepBytes } from '../step-sound.ts';
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
  const kept = keptSteps(platform, songId);
  try {
    const track = await openTrack({ asking, format: order.format });
    try {
      const work = { asking, song: order.song, seed: order.seed, format: order.format };
      yield* renderSong(track, { ...work, ...(order.storeForInpainting && { store: kept.store }) });
      const sound = await track.whole();
      await keepSong(
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
          for (const row of kept.rows) await addStep(tx, row);
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

/** Steps go into the blob store as they are made; their rows are written with the song's. */
function keptSteps({ blobs }: Platform, songId: string) {
  const rows: Parameters<typeof addStep>[1][] = [];
  const store: StepStore = {
    read: async () => undefined,
    async write(place, step, sounds) {
      for (const [part, sound] of sounds.entries()) {
        const { key } = await blobs.put(toStepBytes(sound), songId);
        rows.push({
          songId,
          place: place * 1000 + part,
          section: step.kind === 'whole' ? 0 : step.section,
          startMs: sound.startMs,
          blob: key,
        });
      }
    },
  };
  return { rows, store };
}
