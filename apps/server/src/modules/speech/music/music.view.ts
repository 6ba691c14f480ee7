import type { MusicSong } from '@mynah/contract/speech/music';
import type { MusicPromptAnswer } from '@mynah/contract/speech/music-plans';
import type { MusicFacts, MusicPlan } from '@mynah/engine-spec/tasks';
import type { SongRow } from './music.tables.ts';
import { planLengthMs, type SongPlan } from './song-plan.ts';

/** A plan as `music_v1` has it. */
export function toMusicPrompt({ plan, sources }: SongPlan): MusicPromptAnswer {
  return {
    positive_global_styles: [...plan.positiveStyles],
    negative_global_styles: [...plan.negativeStyles],
    sections: plan.sections.map((section, index) => {
      const source = sources[index];
      return {
        section_name: section.name,
        positive_local_styles: [...section.positiveStyles],
        negative_local_styles: [...section.negativeStyles],
        duration_ms: section.durationMs,
        lines: [...section.lines],
        source_from: source
          ? {
              song_id: source.songId,
              range: { start_ms: source.fromMs, end_ms: source.toMs },
              negative_ranges: [],
            }
          : null,
      };
    }),
  };
}

/** A plan as `music_v2` has it. */
export function toChunks({ positiveStyles, negativeStyles, sections }: MusicPlan) {
  return {
    chunks: sections.map((section, index) => ({
      text: [`[${section.name}]`, ...section.lines].join('\n'),
      duration_ms: section.durationMs,
      positive_styles:
        index === 0 ? [...positiveStyles, ...section.positiveStyles] : [...section.positiveStyles],
      negative_styles:
        index === 0 ? [...negativeStyles, ...section.negativeStyles] : [...section.negativeStyles],
      context_adherence: 'high' as const,
      conditioning_ref: null,
      condition_strength: null,
    })),
  };
}

export const toMetadata = ({ title, description, genres }: MusicFacts) => ({
  title,
  description,
  genres: [...genres],
  languages: [],
  is_explicit: false,
});

/** `progress` of one that is being made: 0 to 1. */
export const toMusicSong = (song: SongRow, progress: number): MusicSong => ({
  song_id: song.id,
  status: song.status,
  progress: song.status === 'done' ? 1 : progress,
  title: song.facts.title,
  prompt: song.prompt,
  seed: song.seed,
  length_ms: planLengthMs(song.plan),
  engine: song.engine,
  composition_plan: toMusicPrompt(song),
  error: song.error,
  warnings: song.warnings,
  history_item_id: song.historyItemId,
  created_at_unix: Math.floor(song.createdAt.getTime() / 1000),
});

/** Four values a second, 0 to 1000, the loudest sample of each quarter. */
export function toWaveformVisual(peaks: Uint8Array, durationMs: number): number[] {
  const count = Math.ceil(durationMs / 250);
  return Array.from({ length: count }, (_, index) => {
    const value = peaks[Math.min(peaks.length - 1, Math.floor((index * peaks.length) / count))] ?? 0;
    return Math.round((value / 255) * 1000);
  });
}
