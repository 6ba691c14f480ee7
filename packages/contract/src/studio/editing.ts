import { z } from 'zod';
import { bytes, json, route } from '../route.ts';
import { id, ok, optional } from '../wire.ts';
import { blockTypes, studioLimits, takeStates } from './project-values.ts';

/** The editor's own calls: a chapter block by block, changes that nobody loses, and the takes of a block. STU-005, STU-008. */

/** How a block is spoken, where it differs from its voice. */
export const delivery = z.object({
  stability: optional(z.number().min(0).max(1)),
  similarity_boost: optional(z.number().min(0).max(1)),
  style: optional(z.number().min(0).max(1)),
  speed: optional(z.number().min(0.7).max(1.2)),
});
export type Delivery = z.infer<typeof delivery>;

const node = z.object({
  text: z.string().max(studioLimits.block),
  voice_id: id,
  /** A voice of the project's cast, which then decides who speaks; null: `voice_id` does. */
  project_voice_ref_id: id.nullable().default(null),
});

/** What the newest sound of a block is. */
const takeOfBlock = z.object({
  state: z.enum(takeStates),
  /** Of the sound that is heard: that of the text as it is, or where it is stale the last one. */
  take_id: z.string().nullable(),
  duration_ms: z.int().nullable(),
  /** Why it failed, as a sentence. */
  error: z.string().nullable(),
});

export const editorBlock = z.object({
  block_id: z.string(),
  sub_type: z.enum(blockTypes),
  nodes: z.array(node),
  delivery: delivery.nullable(),
  /** Nobody changes its text or makes it again until it is unlocked. */
  is_locked: z.boolean(),
  take: takeOfBlock,
});
export type EditorBlock = z.infer<typeof editorBlock>;

export const editorChapter = z.object({
  chapter_id: z.string(),
  name: z.string(),
  /** Counts the changes of the text: a change names the one that it was made upon. */
  revision: z.int(),
  is_muted: z.boolean(),
  blocks: z.array(editorBlock),
});
export type EditorChapter = z.infer<typeof editorChapter>;

/** `put` writes a block anew or moves it; a `block_id` that the chapter does not have is a new block. */
export const blockChange = z.discriminatedUnion('op', [
  z.object({
    op: z.literal('put'),
    block_id: id,
    /** Behind which block it stands; null: it is the first. */
    after_block_id: id.nullable(),
    sub_type: z.enum(blockTypes),
    nodes: z.array(node).max(200),
    delivery: delivery.nullable().default(null),
    /** Absent: it stays as it is. A locked block can be moved; its text changes with or after its unlocking alone. */
    is_locked: z.boolean().optional(),
  }),
  z.object({ op: z.literal('remove'), block_id: id }),
]);
export type BlockChange = z.input<typeof blockChange>;

/** One of several recordings of a block. */
export const take = z.object({
  take_id: z.string(),
  block_id: z.string(),
  created_at_unix: z.int(),
  duration_ms: z.int(),
  /** 0 to 255, the loudest of each stretch. */
  peaks: z.array(z.int()),
  /** It says what the block says now, in the voice and delivery of now. */
  is_current: z.boolean(),
  is_chosen: z.boolean(),
  nodes: z.array(node),
  model_id: z.string(),
  credits: z.int(),
});
export type Take = z.infer<typeof take>;

const ofChapter = z.object({ project_id: id, chapter_id: id });
const ofBlock = ofChapter.extend({ block_id: id });

export const editingRoutes = {
  get: route({
    id: 'studio-editing.get-chapter',
    method: 'GET',
    path: '/v1/studio/projects/{project_id}/chapters/{chapter_id}/blocks',
    summary: 'Get a chapter as the editor shows it',
    access: 'projects_read',
    internal: true,
    params: ofChapter,
    answer: json(editorChapter),
  }),
  change: route({
    id: 'studio-editing.change-chapter',
    method: 'POST',
    path: '/v1/studio/projects/{project_id}/chapters/{chapter_id}/changes',
    summary: 'Change blocks of a chapter; refused where it was changed meanwhile',
    access: 'projects_write',
    internal: true,
    params: ofChapter,
    body: z.object({ revision: z.int().nonnegative(), changes: z.array(blockChange).min(1).max(5_000) }),
    /** The blocks that were put, as they are now. */
    answer: json(z.object({ revision: z.int(), blocks: z.array(editorBlock) })),
  }),
  mute: route({
    id: 'studio-editing.mute-chapter',
    method: 'POST',
    path: '/v1/studio/projects/{project_id}/chapters/{chapter_id}/mute',
    summary: 'Leave a chapter out of the audio of its project, or take it in again',
    access: 'projects_write',
    internal: true,
    params: ofChapter,
    body: z.object({ is_muted: z.boolean() }),
    answer: json(ok),
  }),
  move: route({
    id: 'studio-editing.move-chapter',
    method: 'POST',
    path: '/v1/studio/projects/{project_id}/chapters/{chapter_id}/move',
    summary: 'Move a chapter behind another one',
    access: 'projects_write',
    internal: true,
    params: ofChapter,
    body: z.object({ after_chapter_id: id.nullable() }),
    answer: json(ok),
  }),
};

export const takeRoutes = {
  speak: route({
    id: 'studio-takes.speak-block',
    method: 'POST',
    path: '/v1/studio/projects/{project_id}/chapters/{chapter_id}/blocks/{block_id}/speak',
    summary: 'The audio of a block, as it is made; one that is as the text is now is not made again',
    access: 'projects_write',
    internal: true,
    params: ofBlock,
    /** `again`: another take of the same text. */
    body: z.object({ again: z.boolean().default(false) }),
    answer: bytes('audio/mpeg'),
  }),
  list: route({
    id: 'studio-takes.list',
    method: 'GET',
    path: '/v1/studio/projects/{project_id}/chapters/{chapter_id}/blocks/{block_id}/takes',
    summary: 'List the takes of a block, newest first',
    access: 'projects_read',
    internal: true,
    params: ofBlock,
    answer: json(z.object({ takes: z.array(take) })),
  }),
  choose: route({
    id: 'studio-takes.choose',
    method: 'POST',
    path: '/v1/studio/projects/{project_id}/chapters/{chapter_id}/blocks/{block_id}/takes/{take_id}/choose',
    summary: 'Choose the take that a block is heard by; what it says comes back with it',
    access: 'projects_write',
    internal: true,
    params: ofBlock.extend({ take_id: id }),
    answer: json(z.object({ revision: z.int(), block: editorBlock })),
  }),
  audio: route({
    id: 'studio-takes.audio',
    method: 'GET',
    path: '/v1/studio/projects/{project_id}/takes/{take_id}/audio',
    summary: 'The audio of a take',
    access: 'projects_read',
    internal: true,
    params: z.object({ project_id: id, take_id: id }),
    answer: bytes('audio/mpeg', 'audio/wav'),
  }),
  remove: route({
    id: 'studio-takes.delete',
    method: 'DELETE',
    path: '/v1/studio/projects/{project_id}/takes/{take_id}',
    summary: 'Delete a take',
    access: 'projects_write',
    internal: true,
    params: z.object({ project_id: id, take_id: id }),
    answer: json(ok),
  }),
};
