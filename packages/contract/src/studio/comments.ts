import { z } from 'zod';
import { json, route } from '../route.ts';
import { id, ok } from '../wire.ts';
import { studioLimits } from './project-values.ts';

/** What people who work on a project say to each other about its blocks. */

export const comment = z.object({
  comment_id: z.string(),
  chapter_id: z.string(),
  /** It may have been taken away since, and comes back with an undo. */
  block_id: z.string(),
  text: z.string(),
  author: z.object({
    /** Null: the account is gone. */
    user_id: z.string().nullable(),
    name: z.string(),
  }),
  created_at_unix: z.int(),
  resolved_at_unix: z.int().nullable(),
  /** Whoever wrote it may, and whoever edits the project. */
  can_be_deleted: z.boolean(),
});
export type Comment = z.infer<typeof comment>;

const ofProject = z.object({ project_id: id });
const ofComment = ofProject.extend({ comment_id: id });

export const commentRoutes = {
  list: route({
    id: 'studio-comments.list',
    method: 'GET',
    path: '/v1/studio/projects/{project_id}/comments',
    summary: 'List the comments on a project, oldest first',
    access: 'projects_read',
    internal: true,
    params: ofProject,
    query: z.object({ chapter_id: id.optional() }),
    answer: json(z.object({ comments: z.array(comment) })),
  }),
  add: route({
    id: 'studio-comments.add',
    method: 'POST',
    path: '/v1/studio/projects/{project_id}/chapters/{chapter_id}/blocks/{block_id}/comments',
    summary: 'Comment on a block',
    access: 'projects_write',
    internal: true,
    params: ofProject.extend({ chapter_id: id, block_id: id }),
    body: z.object({ text: z.string().trim().min(1).max(studioLimits.comment) }),
    answer: json(comment),
  }),
  resolve: route({
    id: 'studio-comments.resolve',
    method: 'POST',
    path: '/v1/studio/projects/{project_id}/comments/{comment_id}/resolve',
    summary: 'Mark a comment as done, or open it again',
    access: 'projects_write',
    internal: true,
    params: ofComment,
    body: z.object({ is_resolved: z.boolean() }),
    answer: json(comment),
  }),
  remove: route({
    id: 'studio-comments.delete',
    method: 'DELETE',
    path: '/v1/studio/projects/{project_id}/comments/{comment_id}',
    summary: 'Delete a comment',
    access: 'projects_write',
    internal: true,
    params: ofComment,
    answer: json(ok),
  }),
};
