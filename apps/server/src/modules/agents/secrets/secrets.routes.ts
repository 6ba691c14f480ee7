import { agentSecretRoutes as routes } from '@mynah/contract/agents/secrets/secrets';
import { handle } from '../../../platform/http/index.ts';
import {
  createSecret,
  listDependencies,
  removeSecret,
  replaceSecret,
  requireSecret,
  showSecrets,
} from './actions/manage-secrets.ts';
import { listSecrets } from './secrets.store.ts';

const defaultPage = 100;

export const agentSecretHttpRoutes = [
  handle(routes.create, ({ platform, actor, body }) => createSecret(platform, actor, body)),
  handle(
    routes.list,
    async ({ platform, actor, query: { cursor, search, pageSize = defaultPage, dependencyLimit } }) => {
      const page = { search, after: cursor, most: pageSize + 1 };
      const found = await listSecrets(platform.db, actor.workspaceId, page);
      const shown = found.slice(0, pageSize);
      return {
        secrets: await showSecrets(platform, actor, shown, dependencyLimit),
        next_cursor: found.length > pageSize ? shown.at(-1)!.name : null,
      };
    },
  ),
  handle(routes.get, async ({ platform, actor, params }) => {
    const secret = await requireSecret(platform, actor, params.secretId);
    const [shown] = await showSecrets(platform, actor, [secret]);
    return shown!;
  }),
  handle(routes.update, ({ platform, actor, params, body }) =>
    replaceSecret(platform, actor, params.secretId, body),
  ),
  handle(routes.remove, async ({ platform, actor, params }) => {
    await removeSecret(platform, actor, params.secretId);
    return undefined;
  }),
  handle(routes.dependencies, ({ platform, actor, params, query: { cursor, pageSize } }) =>
    listDependencies(platform, actor, {
      ...{ id: params.secretId, kind: params.resourceType },
      ...{ cursor, most: pageSize },
    }),
  ),
];
