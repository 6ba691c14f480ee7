import { takeRoutes as routes } from '@mynah/contract/studio/editing';
import { answerFile, handle } from '../../../platform/http/index.ts';
import { chapters, getProject, requireProject } from '../projects/index.ts';
import { chooseTake, listTakesOfBlock, removeTake } from './actions/change-takes.ts';
import { speakBlockNow, takeNotFound } from './actions/speak-block-now.ts';
import { findTake } from './takes.store.ts';
import { toTake } from './takes.view.ts';

export const takeHttpRoutes = [
  handle(routes.speak, async (call) => {
    const { platform, actor, params, body } = call;
    const project = await requireProject(platform, actor, params.projectId, 'editor');
    return speakBlockNow(call, project, params, body);
  }),
  handle(routes.list, async ({ platform, actor, params }) => {
    const project = await getProject(platform, actor, params.projectId);
    const { rows, ...found } = await listTakesOfBlock(platform, project, params);
    return { takes: rows.map((take) => toTake(take, found)) };
  }),
  handle(routes.choose, async ({ platform, actor, params }) => {
    const project = await requireProject(platform, actor, params.projectId, 'editor');
    const { revision, block } = await chooseTake(platform, project, params);
    const [shown] = await chapters.showBlocks(platform, project, [block]);
    return { revision, block: shown! };
  }),
  handle(routes.audio, async ({ platform, actor, params, header, setHeader }) => {
    const project = await getProject(platform, actor, params.projectId);
    const take = await findTake(platform.db, project, params.takeId);
    if (!take) throw takeNotFound();
    return answerFile(
      {
        contentType: 'audio/wav',
        sizeBytes: take.audioBytes,
        open: (range) => platform.blobs.stream(take.audioBlob, range),
      },
      { range: header('range'), setHeader },
    );
  }),
  handle(routes.remove, async ({ platform, actor, params }) => {
    const project = await requireProject(platform, actor, params.projectId, 'editor');
    await removeTake(platform, project, params.takeId);
    return { status: 'ok' as const };
  }),
];
