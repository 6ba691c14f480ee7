import { conversionRoutes as routes } from '@mynah/contract/studio/conversion';
import { handle } from '../../../platform/http/index.ts';
import { requireProject } from '../projects/index.ts';
import { cancelConversion, startConversion } from './actions/start-conversion.ts';

const ok = { status: 'ok' as const };

export const conversionHttpRoutes = [
  handle(routes.convertProject, async ({ platform, actor, params }) => {
    const project = await requireProject(platform, actor, params.projectId, 'editor');
    await startConversion(platform, actor, project);
    return ok;
  }),
  handle(routes.convertChapter, async ({ platform, actor, params }) => {
    const project = await requireProject(platform, actor, params.projectId, 'editor');
    await startConversion(platform, actor, project, { chapterIds: [params.chapterId] });
    return ok;
  }),
  handle(routes.cancel, async ({ platform, actor, params }) => {
    const project = await requireProject(platform, actor, params.projectId, 'editor');
    await cancelConversion(platform, project);
    return ok;
  }),
];
