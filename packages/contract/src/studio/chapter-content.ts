import { z } from 'zod';
import { id, optional } from '../wire.ts';
import { blockTypes, studioLimits } from './project-values.ts';

/** What a chapter says, block by block: paragraphs and headings of stretches that one voice speaks each. */

const nodeInput = z.object({
  type: z.literal('tts_node'),
  text: z.string().max(studioLimits.block),
  voice_id: id,
});

export const blockInput = z.object({
  /** Kept where the chapter has such a block; made where it is missing or unknown. */
  block_id: optional(id),
  sub_type: optional(z.enum(blockTypes)),
  nodes: z.array(nodeInput).max(200),
});
export type BlockInput = z.infer<typeof blockInput>;

export const chapterContentInput = z.object({ blocks: z.array(blockInput).max(studioLimits.blocks) });

/** `from_content_json`: chapters of a new project, in the API's own form. */
export const projectContentInput = z
  .array(
    z.object({
      name: z.string().trim().min(1).max(studioLimits.name),
      blocks: chapterContentInput.shape.blocks,
    }),
  )
  .max(studioLimits.chapters);

export const chapterBlock = z.object({
  block_id: z.string(),
  /** Beyond the compatible API, which takes it and does not answer it. */
  sub_type: z.enum(blockTypes),
  nodes: z.array(
    z.object({
      type: z.literal('tts_node'),
      voice_id: z.string(),
      project_voice_ref_id: z.string(),
      text: z.string(),
    }),
  ),
});
export type ChapterBlock = z.infer<typeof chapterBlock>;

export const chapterContent = z.object({ blocks: z.array(chapterBlock) });
