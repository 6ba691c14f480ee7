import { agentsSettingsRoutes as routes } from '@mynah/contract/agents/settings/settings';
import { handle } from '../../../platform/http/index.ts';
import { readAgentsSettings, readDashboard } from './read-settings.ts';
import { mergeSettings } from './settings.store.ts';

export const agentsSettingsHttpRoutes = [
  handle(routes.get, ({ platform, actor }) => readAgentsSettings(platform, actor.workspaceId)),
  handle(routes.update, async ({ platform, actor, body }) => {
    await mergeSettings(platform.db, actor.workspaceId, { settings: body });
    return readAgentsSettings(platform, actor.workspaceId);
  }),
  handle(routes.getDashboard, ({ platform, actor }) => readDashboard(platform, actor.workspaceId)),
  handle(routes.updateDashboard, async ({ platform, actor, body }) => {
    await mergeSettings(platform.db, actor.workspaceId, { dashboard: body });
    return readDashboard(platform, actor.workspaceId);
  }),
];
