import { studioLimits } from '@mynah/contract/studio/project-values';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { requireResourceRole } from '../../../workspaces/sharing/index.ts';
import { chapterNotFound } from '../chapter-not-found.ts';
import { lockChapter } from '../chapters.store.ts';
import {
  countComments,
  deleteComment,
  findComment,
  insertComment,
  resolveComment,
} from '../comments.store.ts';
import { listNamedBlocks } from '../editing.store.ts';
import type { CommentRow, ProjectRow } from '../projects.tables.ts';
import { tellCommented } from '../studio-events.ts';

interface NewComment {
  chapterId: string;
  blockId: string;
  text: string;
}

/** @throws Failure `chapter_not_found`, `block_not_found`, `unprocessable` for one too many */
export async function addComment(
  platform: Platform,
  actor: Actor,
  project: ProjectRow,
  { chapterId, blockId, text }: NewComment,
): Promise<CommentRow> {
  return platform.db.transaction(async (transaction) => {
    const chapter = await lockChapter(transaction, project, chapterId);
    if (!chapter) throw chapterNotFound();
    const [block] = await listNamedBlocks(transaction, chapter, [blockId]);
    if (!block) throw new Failure('block_not_found', 'Block not found in this chapter.');
    if ((await countComments(transaction, chapterId)) >= studioLimits.comments)
      throw new Failure('unprocessable', `A chapter can have ${studioLimits.comments} comments.`);
    const createdAt = platform.clock.now();
    const row = { id: newId(), projectId: project.id, chapterId, blockId, text, createdAt };
    const comment = await insertComment(transaction, { ...row, authorUserId: actor.userId });
    await tellCommented(platform, transaction, project, chapterId);
    return comment;
  });
}

/** Marks a comment as done, or opens it again. @throws Failure `comment_not_found` */
export async function settleComment(
  platform: Platform,
  project: ProjectRow,
  id: string,
  isResolved: boolean,
): Promise<CommentRow> {
  return platform.db.transaction(async (transaction) => {
    const resolvedAt = isResolved ? platform.clock.now() : null;
    const comment = await resolveComment(transaction, project, id, resolvedAt);
    if (!comment) throw commentNotFound();
    await tellCommented(platform, transaction, project, comment.chapterId);
    return comment;
  });
}

/** Whoever wrote it may, and whoever edits the project. @throws Failure `comment_not_found`, `permission_denied` */
export async function removeComment(
  platform: Platform,
  actor: Actor,
  project: ProjectRow,
  id: string,
): Promise<void> {
  const comment = await findComment(platform.db, project, id);
  if (!comment) throw commentNotFound();
  const { creatorUserId } = project;
  if (comment.authorUserId !== actor.userId)
    await requireResourceRole(platform, actor, { type: 'project', id: project.id, creatorUserId }, 'editor');
  await platform.db.transaction(async (transaction) => {
    await deleteComment(transaction, project, id);
    await tellCommented(platform, transaction, project, comment.chapterId);
  });
}

const commentNotFound = (): Failure => new Failure('comment_not_found', 'Comment not found in this project.');
