import { commentRoutes as routes } from '@mynah/contract/studio/comments';
import { handle } from '../../../platform/http/index.ts';
import { addComment, removeComment, settleComment } from './actions/change-comments.ts';
import { getProject, requireProject } from './actions/get-project.ts';
import { showComments } from './actions/show-comments.ts';
import { listComments } from './comments.store.ts';
import type { OfProject } from './project-order.ts';
import type { CommentRow, ProjectRow } from './projects.tables.ts';

const commented = ({ platform, actor, params }: OfProject) =>
  requireProject(platform, actor, params.projectId, 'commenter');

async function showOne({ platform, actor }: OfProject, project: ProjectRow, row: CommentRow) {
  const [comment] = await showComments(platform, actor, project, [row]);
  return comment as NonNullable<typeof comment>;
}

export const commentHttpRoutes = [
  handle(routes.list, async ({ platform, actor, params, query }) => {
    const project = await getProject(platform, actor, params.projectId);
    const comments = await listComments(platform.db, project, query.chapterId);
    return { comments: await showComments(platform, actor, project, comments) };
  }),
  handle(routes.add, async (call) => {
    const { platform, actor, params, body } = call;
    const project = await commented(call);
    const { chapterId, blockId } = params;
    return showOne(
      call,
      project,
      await addComment(platform, actor, project, { chapterId, blockId, ...body }),
    );
  }),
  handle(routes.resolve, async (call) => {
    const { platform, params, body } = call;
    const project = await commented(call);
    return showOne(call, project, await settleComment(platform, project, params.commentId, body.isResolved));
  }),
  handle(routes.remove, async (call) => {
    await removeComment(call.platform, call.actor, await commented(call), call.params.commentId);
    return { status: 'ok' as const };
  }),
];
