import { Failure } from '../../../../platform/errors/index.ts';
import { actorOf, type StoredActor } from '../../../../platform/http/stored-actor.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { defineWorkflow, type WorkflowRun } from '../../../../platform/workflows/index.ts';
import { fixedPrice, Generation, releaseCredits } from '../../../billing/index.ts';
import { addStep, changeSong, findSong } from '../music.store.ts';
import type { SongRow } from '../music.tables.ts';
import { persistSong } from '../persist-song.ts';
import { type PersistedPart, persistParts, readParts } from '../persisted-parts.ts';
import { openTrack, type RenderOptions, renderSong } from '../render-song.ts';
import { orderOf } from '../song-row.ts';
import { costOf } from './plan-order.ts';

/** Makes a song in the background, a step for each part of it. */
export const composeSong = defineWorkflow({
  name: 'music.compose-song',
  retryLimit: 5,
  expireInSeconds: 3600,
  atATime: { all: 2, ofGroup: 1 },
  run: async (platform, work) => {
    const song = await findSong(platform.db, work.workspaceId, work.id);
    if (!song) throw new Failure('song_not_found', 'This song no longer exists.');
    await compose(platform, work, song);
  },
  follow: async (platform, { transaction, run, state, failure }) => {
    const status = state === 'running' ? 'composing' : state;
    await changeSong(transaction, run, { status, error: failure?.message ?? null });
    // what it held when its process was killed
    return state === 'running' ? undefined : () => releaseCredits(platform, run);
  },
});

async function compose(platform: Platform, work: WorkflowRun, song: SongRow): Promise<void> {
  const order = orderOf(song);
  const actor = actorOf(song.actor as StoredActor);
  const generation = await Generation.begin(platform, actor, {
    product: 'music',
    price: fixedPrice(costOf(order)),
    road: 'job',
    workId: song.id,
  });
  try {
    const { workspaceId, signal } = work;
    const asking = { platform, workspaceId, engine: order.engine, signal, waitsForModel: true };
    const track = await openTrack({ asking, format: order.format });
    try {
      const { parts, once } = partsOf(platform, work);
      const onSteps = (count: number) => work.expect(count);
      const { seed, format } = order;
      for await (const _ of renderSong(track, { asking, song: order.song, seed, format, once, onSteps }));
      await track.finish();
      const made = { order, requestId: song.requestId, songId: song.id, track };
      await persistSong(platform, { actor, generation }, made, async (tx, kept) => {
        await work.complete(tx, { blobs: parts.map(({ blob }) => blob) });
        await changeSong(tx, song, { status: 'done', ...kept });
        for (const part of parts) await addStep(tx, { songId: song.id, ...part });
      });
    } finally {
      await track.dispose();
    }
  } finally {
    await generation.release();
  }
}

/** The parts of a song are steps of its work, and the song's own when it is done. */
function partsOf({ blobs }: Platform, work: WorkflowRun) {
  const parts: PersistedPart[] = [];
  const once: RenderOptions['once'] = async (at, make) => {
    const own = await work.step('part', async ({ persist }) => persistParts(at, await make(), persist), {
      index: at.place,
    });
    parts.push(...own);
    return readParts(blobs, own);
  };
  return { parts, once };
}
