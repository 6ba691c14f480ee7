import type { musicRoutes } from '@mynah/contract/speech/music';
import type { Actor, Call } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findHistoryItem } from '../../../history/index.ts';
import { toChunks, toMusicPrompt, toWaveformVisual } from '../music.view.ts';
import { planLengthMs } from '../song-plan.ts';
import { findOwnSong } from './find-own-song.ts';

const refusal = 'Only songs made on this server can be edited section by section.';

/** A song that comes back as a file: its id, and its plan when that is asked for. Nothing is charged. */
export async function bringSong(
  platform: Platform,
  actor: Actor,
  body: Call<typeof musicRoutes.upload>['body'],
  signal: AbortSignal,
) {
  const song = await findOwnSong(platform, actor, { file: body.file, signal, refusal });
  const wanted = body.extractCompositionPlan;
  const item = song.historyItemId
    ? await findHistoryItem(platform.db, actor.workspaceId, song.historyItemId)
    : undefined;
  const plan =
    wanted === 'false'
      ? null
      : wanted === 'music_v2' || wanted === 'music_v2_5'
        ? toChunks(song.plan)
        : toMusicPrompt(song);
  return {
    song_id: song.id,
    composition_plan: plan,
    words_timestamps: body.withTimestamps ? [] : null,
    waveform_visual:
      body.withWaveformVisual && item?.peaks ? toWaveformVisual(item.peaks, planLengthMs(song.plan)) : null,
  };
}
