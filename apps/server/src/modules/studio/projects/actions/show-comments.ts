import type { Comment } from '@mynah/contract/studio/comments';
import { unixSeconds } from '../../../../platform/clock/clock.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findUser } from '../../../accounts/users/index.ts';
import { projectReader, projectRole } from '../project-reader.ts';
import type { CommentRow, ProjectRow } from '../projects.tables.ts';
import { unixOf } from '../projects.view.ts';

/** Comments with the names of those who wrote them: few people, whatever they say. */
export async function showComments(
  platform: Platform,
  actor: Actor,
  project: ProjectRow,
  comments: readonly CommentRow[],
): Promise<Comment[]> {
  const role = projectRole(await projectReader(platform, actor), project);
  const isEditor = role === 'editor' || role === 'admin';
  const names = new Map<string, string>();
  for (const id of new Set(comments.flatMap(({ authorUserId }) => authorUserId ?? []))) {
    const user = await findUser(platform.db, id);
    names.set(id, user?.firstName || (user?.email ?? ''));
  }
  return comments.map((row) => ({
    comment_id: row.id,
    chapter_id: row.chapterId,
    block_id: row.blockId,
    text: row.text,
    author: { user_id: row.authorUserId, name: names.get(row.authorUserId ?? '') ?? '' },
    created_at_unix: unixSeconds(row.createdAt),
    resolved_at_unix: unixOf(row.resolvedAt),
    can_be_deleted: isEditor || row.authorUserId === actor.userId,
  }));
}
