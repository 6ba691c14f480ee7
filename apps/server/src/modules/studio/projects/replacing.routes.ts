import { replacingRoutes as routes } from '@mynah/contract/studio/replacing';
import { handle } from '../../../platform/http/index.ts';
import { findInProject } from './actions/find-in-project.ts';
import { getProject, requireProject } from './actions/get-project.ts';
import { replaceInProject } from './actions/replace-in-project.ts';

const inAll = (chapters: readonly { count: number }[]): number =>
  chapters.reduce((sum, { count }) => sum + count, 0);

export const replacingHttpRoutes = [
  handle(routes.find, async ({ platform, actor, params, body }) => {
    const project = await getProject(platform, actor, params.projectId);
    const chapters = await findInProject(platform, project, body);
    return { count: inAll(chapters), chapters };
  }),
  handle(routes.replace, async ({ platform, actor, params, body }) => {
    const project = await requireProject(platform, actor, params.projectId, 'editor');
    const chapters = await replaceInProject(platform, project, body);
    return { count: inAll(chapters), chapters };
  }),
];
