import { editingRoutes as routes } from '@mynah/contract/studio/editing';
import { type Call, handle } from '../../../platform/http/index.ts';
import { moveChapter, muteChapter } from './actions/arrange-chapters.ts';
import { changeChapter } from './actions/change-chapter.ts';
import { getProject, requireProject } from './actions/get-project.ts';
import { showBlocks, showEditorChapter } from './actions/show-blocks.ts';
import { toStoredDelivery } from './delivery.ts';
import type { BlockChange } from './editing/change-blocks.ts';
import type { OfProject } from './project-order.ts';

const changed = ({ platform, actor, params }: OfProject) =>
  requireProject(platform, actor, params.projectId, 'editor');

const ok = { status: 'ok' as const };

type GivenChange = Call<typeof routes.change>['body']['changes'][number];

const toChange = (given: GivenChange): BlockChange =>
  given.op === 'remove'
    ? { op: 'remove', id: given.blockId }
    : {
        op: 'put',
        id: given.blockId,
        afterId: given.afterBlockId,
        type: given.subType,
        nodes: given.nodes.map(({ text, voiceId, projectVoiceRefId }) => ({
          text,
          voiceId,
          ...(projectVoiceRefId !== null && { castVoiceId: projectVoiceRefId }),
        })),
        delivery: toStoredDelivery(given.delivery),
        isLocked: given.isLocked,
      };

export const editingHttpRoutes = [
  handle(routes.get, async ({ platform, actor, params }) =>
    showEditorChapter(platform, await getProject(platform, actor, params.projectId), params.chapterId),
  ),
  handle(routes.change, async (call) => {
    const { platform, actor, params, body } = call;
    const project = await changed(call);
    const change = { revision: body.revision, changes: body.changes.map(toChange) };
    const { revision, blocks } = await changeChapter(platform, actor, project, params.chapterId, change);
    return { revision, blocks: await showBlocks(platform, project, blocks) };
  }),
  handle(routes.mute, async (call) => {
    await muteChapter(call.platform, await changed(call), call.params.chapterId, call.body.isMuted);
    return ok;
  }),
  handle(routes.move, async (call) => {
    await moveChapter(call.platform, await changed(call), call.params.chapterId, call.body.afterChapterId);
    return ok;
  }),
];
