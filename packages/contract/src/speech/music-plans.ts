import { z } from 'zod';
import { optional } from '../wire.ts';
import { mostSections, sectionLengthMs, sectionLyrics } from './music-limits.ts';

const styles = z.array(z.string().min(1).max(500)).max(50);
/** Ids of other makers' songs are longer than ours. */
const songId = z.string().min(1).max(100);
const timeRange = z.object({ start_ms: z.int().min(0), end_ms: z.int().min(1) });

export const songSection = z.object({
  section_name: z.string().min(1).max(100),
  positive_local_styles: styles,
  negative_local_styles: styles,
  duration_ms: z.int().min(sectionLengthMs.min).max(sectionLengthMs.max),
  lines: z.array(z.string().max(sectionLyrics.longestLine)).max(sectionLyrics.mostLines),
  /** Taken from a stored song as it is. */
  source_from: optional(
    z.object({ song_id: songId, range: timeRange, negative_ranges: optional(z.array(timeRange).max(10)) }),
  ),
});

export const musicPrompt = z.object({
  positive_global_styles: styles,
  negative_global_styles: styles,
  sections: z.array(songSection).min(1).max(mostSections),
});
export type MusicPrompt = z.input<typeof musicPrompt>;

const audioChunk = z.object({ song_id: songId, range: timeRange });
const generationChunk = z.object({
  text: z.string().max(6132),
  duration_ms: z.int().min(sectionLengthMs.min).max(sectionLengthMs.max),
  positive_styles: styles,
  negative_styles: styles.default([]),
  context_adherence: z.enum(['low', 'medium', 'high']).default('high'),
  conditioning_ref: optional(audioChunk),
  condition_strength: optional(z.enum(['low', 'medium', 'high', 'xhigh'])),
});
export const compositionPlan = z.object({
  chunks: z
    .array(z.union([generationChunk, audioChunk]))
    .min(1)
    .max(mostSections),
});

export const anyPlan = z.union([musicPrompt, compositionPlan]);

/** The same plans in answers: every key is there, null where there is none. */
const songSectionAnswer = songSection.extend({
  source_from: z
    .object({ song_id: z.string(), range: timeRange, negative_ranges: z.array(timeRange) })
    .nullable(),
});
export const musicPromptAnswer = musicPrompt.extend({ sections: z.array(songSectionAnswer) });
export type MusicPromptAnswer = z.infer<typeof musicPromptAnswer>;
const compositionPlanAnswer = z.object({
  chunks: z.array(
    generationChunk.extend({
      negative_styles: styles,
      context_adherence: z.enum(['low', 'medium', 'high']),
      conditioning_ref: audioChunk.nullable(),
      condition_strength: z.enum(['low', 'medium', 'high', 'xhigh']).nullable(),
    }),
  ),
});
export const anyPlanAnswer = z.union([musicPromptAnswer, compositionPlanAnswer]);
