import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { traitsOf } from './ask-engine.ts';
import { findSong, listSteps } from './music.store.ts';
import { planLengthMs, type SectionSource, startOf } from './song-plan.ts';
import { fromStepBytes, type StepSound } from './step-sound.ts';

const edgeMs = 10;

/**
 * A stretch of a stored song, times from its start. A whole section comes as it was rendered, with all that rings on
 * after it; any other stretch is cut out of the mix, its edges rounded off.
 */
export async function readSource(
  platform: Platform,
  workspaceId: string,
  source: SectionSource,
): Promise<StepSound[]> {
  const song = await findSong(platform.db, workspaceId, source.songId);
  if (!song) throw new Failure('song_not_found', `There is no stored song ${source.songId}.`);
  const rows = await listSteps(platform.db, workspaceId, song.id);
  const section = song.plan.sections.findIndex((one, index) => {
    const start = startOf(song.plan, index);
    return start === source.fromMs && start + one.durationMs === source.toMs;
  });
  const whole = section >= 0 && section < song.plan.sections.length - 1;
  const wanted = whole
    ? rows.filter((row) => row.section === section)
    : rows.filter((row) => row.startMs < source.toMs);
  const sounds = await Promise.all(
    wanted.map(async (row) => fromStepBytes(await platform.blobs.get(row.blob), row.startMs)),
  );
  if (whole && sounds.length > 0)
    return sounds.map((sound) => ({ ...sound, startMs: sound.startMs - source.fromMs }));
  const { sampleRateHz } = traitsOf(platform, song.engine);
  return [cutOut(sounds, source, { sampleRateHz, isEnd: source.toMs >= planLengthMs(song.plan) })];
}

function cutOut(
  sounds: readonly StepSound[],
  { fromMs, toMs }: SectionSource,
  { sampleRateHz, isEnd }: { sampleRateHz: number; isEnd: boolean },
): StepSound {
  const frames = (ms: number) => Math.round((ms * sampleRateHz) / 1000);
  const length = frames(toMs) - frames(fromMs);
  const cut = { startMs: 0, left: new Float32Array(length), right: new Float32Array(length) };
  for (const sound of sounds) {
    const shift = frames(sound.startMs) - frames(fromMs);
    for (let index = Math.max(0, -shift); index < sound.left.length && index + shift < length; index++) {
      cut.left[index + shift] = (cut.left[index + shift] as number) + (sound.left[index] as number);
      cut.right[index + shift] = (cut.right[index + shift] as number) + (sound.right[index] as number);
    }
  }
  const edge = frames(edgeMs);
  for (const side of [cut.left, cut.right]) {
    for (let index = 0; index < edge && index < length; index++) {
      if (fromMs > 0) side[index] = ((side[index] as number) * index) / edge;
      if (!isEnd) side[length - 1 - index] = ((side[length - 1 - index] as number) * index) / edge;
    }
  }
  return cut;
}
