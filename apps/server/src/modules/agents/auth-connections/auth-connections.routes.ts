import { authConnectionRoutes as routes } from '@mynah/contract/agents/secrets/auth-connections';
import { handle } from '../../../platform/http/index.ts';
import {
  createConnection,
  editConnection,
  listOfWorkspace,
  removeConnection,
  showConnections,
} from './actions/manage-auth-connections.ts';

export const authConnectionHttpRoutes = [
  handle(routes.create, async ({ platform, actor, body }) => {
    const connection = await createConnection(platform, actor, body);
    return (await showConnections(platform, actor, [connection]))[0]!;
  }),
  handle(routes.list, async ({ platform, actor }) => ({
    auth_connections: await showConnections(platform, actor, await listOfWorkspace(platform, actor)),
  })),
  handle(routes.update, async ({ platform, actor, params, body }) => {
    const connection = await editConnection(platform, actor, params.authConnectionId, body);
    return (await showConnections(platform, actor, [connection]))[0]!;
  }),
  handle(routes.remove, async ({ platform, actor, params }) => {
    await removeConnection(platform, actor, params.authConnectionId);
    return { status: 'ok' as const };
  }),
];
