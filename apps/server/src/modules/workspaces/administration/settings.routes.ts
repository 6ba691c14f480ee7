import { workspaceAnswerRoutes as routes } from '@mynah/contract/workspaces/workspace';
import { handle } from '../../../platform/http/index.ts';
import { updateWorkspace } from './actions/update-workspace.ts';
import { getWorkspace } from './workspace-answer.ts';

export const settingsRoutes = [
  handle(routes.get, ({ platform, actor }) => getWorkspace(platform, actor)),
  handle(routes.update, async ({ platform, actor, query, body }) => {
    await updateWorkspace(platform, actor, { ...body, trainingOptOut: query.trainingOptOut });
    return getWorkspace(platform, actor);
  }),
];
