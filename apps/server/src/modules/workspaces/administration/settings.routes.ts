import { workspaceAnswerRoutes as routes } from '@mynah/contract/workspaces/workspace';
import { handle } from '../../../platform/http/index.ts';
import { updateWorkspace } from './actions/update-workspace.ts';
import { getWorkspace } from './workspace-answer.ts';

export const settingsRoutes = [
  handle(routes.get, ({ platform, actor }) => getWorkspace(platform, actor)),
  handle(routes.update, async ({ platform, actor, query, body }) => {
    const { pronunciationDictionaryLocators: locators, ...change } = body ?? {};
    await updateWorkspace(platform, actor, {
      ...change,
      trainingOptOut: query.trainingOptOut,
      pronunciationDictionaryLocators: locators?.map(({ pronunciationDictionaryId, versionId }) => ({
        pronunciation_dictionary_id: pronunciationDictionaryId,
        version_id: versionId ?? null,
      })),
    });
    return getWorkspace(platform, actor);
  }),
];
