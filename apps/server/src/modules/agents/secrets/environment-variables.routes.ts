import { environmentVariableRoutes as routes } from '@mynah/contract/agents/secrets/environment-variables';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import { handle } from '../../../platform/http/index.ts';
import { changeValues, createVariable, requireVariable } from './actions/manage-environment-variables.ts';
import { deleteVariable, listVariables } from './environment-variables.store.ts';
import type { EnvironmentVariableRow } from './environment-variables.tables.ts';

const shown = ({ workspaceId, creatorUserId, createdAt, updatedAt, ...row }: EnvironmentVariableRow) => ({
  ...row,
  workspace_id: workspaceId,
  created_by_user_id: creatorUserId,
  created_at_unix_secs: unixSeconds(createdAt),
  updated_at_unix_secs: unixSeconds(updatedAt),
});

export const environmentVariableHttpRoutes = [
  handle(routes.create, async ({ platform, actor, body }) =>
    shown(await createVariable(platform, actor, body)),
  ),
  handle(routes.list, async ({ platform, actor, query: { cursor, pageSize, ...search } }) => {
    const page = { ...search, after: cursor, most: pageSize + 1 };
    const found = await listVariables(platform.db, actor.workspaceId, page);
    const onPage = found.slice(0, pageSize);
    const hasMore = found.length > pageSize;
    return {
      environment_variables: onPage.map(shown),
      next_cursor: hasMore ? onPage.at(-1)!.label : null,
      has_more: hasMore,
    };
  }),
  handle(routes.get, async ({ platform, actor, params }) =>
    shown(await requireVariable(platform, actor, params.envVarId)),
  ),
  handle(routes.update, async ({ platform, actor, params, body }) =>
    shown(await changeValues(platform, actor, params.envVarId, body.values)),
  ),
  handle(routes.remove, async ({ platform, actor, params }) => {
    await deleteVariable(platform.db, await requireVariable(platform, actor, params.envVarId));
    return undefined;
  }),
];
