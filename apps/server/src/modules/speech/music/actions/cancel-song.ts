import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { releaseCredits } from '../../../billing/index.ts';
import { composeSongJob } from '../music.jobs.ts';
import { moveSong, removeSteps } from '../music.store.ts';
import { getSong } from './get-song.ts';

/** @throws Failure `song_not_found`; `conflict` when it is done or was cancelled before. */
export async function cancelSong(platform: Platform, actor: Actor, id: string): Promise<void> {
  const song = await getSong(platform, actor, id);
  if (!(await moveSong(platform.db, song, ['queued', 'composing'], { status: 'cancelled' }))) {
    throw new Failure('conflict', 'This song is not being made any more.');
  }
  if (song.jobId) await platform.jobs.cancel(composeSongJob, song.jobId);
  // what it held when its process was killed
  await releaseCredits(platform, song);
  for (const blob of await removeSteps(platform.db, song.workspaceId, song.id))
    await platform.blobs.remove(blob);
}
