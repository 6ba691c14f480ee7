import { z } from 'zod';
import { json, route } from '../route.ts';
import { id } from '../wire.ts';
import { blockChange } from './editing.ts';
import { studioLimits } from './project-values.ts';

/** Find and replace over a whole project. */

const search = {
  /** As it stands in the text: no expression. Straight quotation marks find curly ones. */
  pattern: z.string().min(1).max(studioLimits.name),
  match_case: z.boolean().default(false),
  whole_words: z.boolean().default(false),
};

const match = z.object({
  block_id: z.string(),
  /** Characters of the block's whole text. */
  start: z.int(),
  end: z.int(),
  /** What stands around it, some words each. */
  before: z.string(),
  text: z.string(),
  after: z.string(),
  /** It stays as it is until its block is unlocked. */
  is_locked: z.boolean(),
});

const foundChapter = z.object({
  chapter_id: z.string(),
  name: z.string(),
  revision: z.int(),
  count: z.int(),
  /** Of those, in blocks that are locked. */
  locked: z.int(),
  matches: z.array(match),
});
export type FoundChapter = z.infer<typeof foundChapter>;

const replacedChapter = z.object({
  chapter_id: z.string(),
  revision: z.int(),
  count: z.int(),
  /** What takes it back, for `studio-editing.change-chapter` upon this revision. */
  undo: z.array(blockChange),
});
export type ReplacedChapter = z.infer<typeof replacedChapter>;

const ofProject = z.object({ project_id: id });

export const replacingRoutes = {
  find: route({
    id: 'studio-editing.find',
    method: 'POST',
    path: '/v1/studio/projects/{project_id}/find',
    summary: 'Find a text in all chapters of a project; at most a thousand places are shown, all are counted',
    access: 'projects_read',
    internal: true,
    params: ofProject,
    body: z.object(search),
    answer: json(z.object({ count: z.int(), chapters: z.array(foundChapter) })),
  }),
  replace: route({
    id: 'studio-editing.replace',
    method: 'POST',
    path: '/v1/studio/projects/{project_id}/replace',
    summary:
      'Replace a text in chapters of a project, in all or in none; refused where one was changed meanwhile',
    access: 'projects_write',
    internal: true,
    params: ofProject,
    body: z.object({
      ...search,
      replacement: z.string().max(studioLimits.name),
      /** As they were found. */
      chapters: z
        .array(z.object({ chapter_id: id, revision: z.int().nonnegative() }))
        .min(1)
        .max(studioLimits.chapters),
    }),
    answer: json(z.object({ count: z.int(), chapters: z.array(replacedChapter) })),
  }),
};
