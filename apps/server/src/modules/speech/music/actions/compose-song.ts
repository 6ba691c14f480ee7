import { Failure, mayPass, toFailure } from '../../../../platform/errors/index.ts';
import type { JobRun } from '../../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { fixedPrice, Generation } from '../../../billing/index.ts';
import { keepSong } from '../keep-song.ts';
import { composeSongJob } from '../music.jobs.ts';
import { changeSong, findSong, moveSong } from '../music.store.ts';
import type { SongRow } from '../music.tables.ts';
import { openTrack, renderSong } from '../render-song.ts';
import { orderOf } from '../song-row.ts';
import { openStepStore } from '../step-store.ts';
import { actorOf, type StoredActor } from '../stored-actor.ts';
import { costOf } from './plan-order.ts';

export interface SongKey {
  workspaceId: string;
  songId: string;
}

/** Makes a song, or goes on with it: steps that are stored are not made again. */
export async function composeSong(
  platform: Platform,
  { payload, signal, attempt }: JobRun<SongKey>,
): Promise<void> {
  const song = await findSong(platform.db, payload.workspaceId, payload.songId);
  if (!song || !(await moveSong(platform.db, song, ['queued', 'composing'], { status: 'composing' }))) return;
  try {
    await compose(platform, song, signal);
  } catch (cause) {
    signal.throwIfAborted();
    const failure = toFailure(cause);
    const again = mayPass.has(failure.kind) && attempt < composeSongJob.retryLimit;
    if (again) throw cause;
    await moveSong(platform.db, song, ['queued', 'composing'], { status: 'failed', error: failure.message });
  }
}

async function compose(platform: Platform, song: SongRow, signal: AbortSignal): Promise<void> {
  const order = orderOf(song);
  const actor = actorOf(song.actor as StoredActor);
  const generation = await Generation.begin(platform, actor, {
    product: 'music',
    price: fixedPrice(costOf(order)),
    road: 'job',
    workId: song.id,
  });
  try {
    const asking = {
      platform,
      workspaceId: song.workspaceId,
      engine: order.engine,
      signal,
      waitsForModel: true,
    };
    const track = await openTrack({ asking, format: order.format });
    try {
      const store = await openStepStore(
        platform,
        { workspaceId: song.workspaceId, songId: song.id },
        (stepsDone) => progress(platform, song, stepsDone),
      );
      const onSteps = (stepsTotal: number) => changeSong(platform.db, song, { stepsTotal });
      for await (const _ of renderSong(track, {
        asking,
        song: order.song,
        seed: order.seed,
        format: order.format,
        store,
        onSteps,
      }));
      const sound = await track.whole();
      await keepSong(
        platform,
        { actor, generation },
        { order, requestId: song.requestId, songId: song.id, sound },
        async (tx, kept) => {
          if (await moveSong(tx, song, ['composing'], { status: 'done', ...kept })) return;
          throw new Failure('conflict', 'The song was cancelled.');
        },
      );
    } finally {
      await track.dispose();
    }
  } finally {
    await generation.release();
  }
}

/** After each step; a song that was cancelled meanwhile ends here. */
async function progress(platform: Platform, song: SongRow, stepsDone: number): Promise<void> {
  if (await moveSong(platform.db, song, ['composing'], { stepsDone })) return;
  throw new Failure('conflict', 'The song was cancelled.');
}
