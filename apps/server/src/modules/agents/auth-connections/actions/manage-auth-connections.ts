import {
  type AuthConnection,
  type AuthConnectionChange,
  authConnectionParts,
  type NewAuthConnection,
} from '@mynah/contract/agents/secrets/auth-connections';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { recordAudit } from '../../../audit/index.ts';
import { listDependents, toDependentResource } from '../../secrets/index.ts';
import {
  changeConnection,
  deleteConnection,
  findConnection,
  insertConnection,
  listConnections,
} from '../auth-connections.store.ts';
import type { AuthConnectionRow } from '../auth-connections.tables.ts';
import { openValues, sealValues } from '../sealed-values.ts';

export async function createConnection(
  platform: Platform,
  actor: Actor,
  given: NewAuthConnection,
): Promise<AuthConnectionRow> {
  const { workspaceId, userId: creatorUserId } = actor;
  const { name, auth_type: type } = given;
  const { shown, sealed } = authConnectionParts[type];
  const id = newId('authconn_');
  const sealedValues = sealValues(platform, id, sealed.parse(given));
  return platform.db.transaction(async (transaction) => {
    const row = { id, workspaceId, creatorUserId, name, type, settings: shown.parse(given), sealedValues };
    const made = await insertConnection(transaction, { ...row, status: 'active' });
    await audit(platform, transaction, actor, { activityName: 'create', id, name });
    return made;
  });
}

/** @throws Failure `auth_connection_not_found` */
async function requireConnection(
  { db }: Platform,
  { workspaceId }: Actor,
  id: string,
): Promise<AuthConnectionRow> {
  const connection = await findConnection(db, { workspaceId, id });
  if (connection) return connection;
  throw new Failure('auth_connection_not_found', 'There is no such auth connection in this workspace.');
}

/** What is named is changed, and nothing else. @throws Failure `unprocessable` for what a connection of its type does not have */
export async function editConnection(
  platform: Platform,
  actor: Actor,
  id: string,
  { auth_type: type, ...change }: AuthConnectionChange,
): Promise<AuthConnectionRow> {
  const connection = await requireConnection(platform, actor, id);
  if (type && type !== connection.type)
    throw new Failure('unprocessable', `The connection is of the type ${connection.type}.`);
  const { shown, sealed } = authConnectionParts[connection.type];
  const known = [...Object.keys(shown.shape), ...Object.keys(sealed.shape)];
  const other = Object.keys(change).find((field) => !known.includes(field));
  if (other) throw new Failure('unprocessable', `A ${connection.type} connection has no ${other}.`);
  const settings = shown.parse({ ...connection.settings, ...change });
  const sealedValues = sealValues(
    platform,
    id,
    sealed.parse({ ...openValues(platform, connection), ...change }),
  );
  return platform.db.transaction(async (transaction) => {
    const state = { status: 'active' as const, statusDetail: null, statusUpdatedAt: platform.clock.now() };
    const changed = await changeConnection(transaction, connection, { settings, sealedValues, ...state });
    await audit(platform, transaction, actor, { activityName: 'update', id, name: connection.name });
    return changed;
  });
}

/** @throws Failure `conflict` while something names it */
export async function removeConnection(platform: Platform, actor: Actor, id: string): Promise<void> {
  const connection = await requireConnection(platform, actor, id);
  const [user] = await listDependents(platform, actor.workspaceId, [id]);
  if (user) throw new Failure('conflict', `The connection is used by ${user.name}. Take it out there first.`);
  await platform.db.transaction(async (transaction) => {
    await deleteConnection(transaction, connection);
    await audit(platform, transaction, actor, { activityName: 'delete', id, name: connection.name });
  });
}

export const listOfWorkspace = ({ db }: Platform, { workspaceId }: Actor) => listConnections(db, workspaceId);

/** With what uses each; never with what is sealed. */
export async function showConnections(
  platform: Platform,
  actor: Actor,
  connections: readonly AuthConnectionRow[],
): Promise<AuthConnection[]> {
  const ids = connections.map(({ id }) => id);
  const dependents = await listDependents(platform, actor.workspaceId, ids);
  return connections.map(({ id, name, settings, status, statusDetail, statusUpdatedAt }) => {
    const users = dependents.filter(({ referencedIds }) => referencedIds.includes(id));
    return {
      ...settings,
      ...{ id, name, status, status_detail: statusDetail },
      status_updated_at: statusUpdatedAt?.toISOString() ?? null,
      used_by: {
        tools: users.filter(({ kind }) => kind === 'tool').map(toDependentResource),
        mcp_servers: users.filter(({ kind }) => kind === 'mcp-server').map(toDependentResource),
        integration_connections: [],
      },
    };
  });
}

const audit = (
  platform: Platform,
  transaction: Parameters<typeof recordAudit>[0],
  actor: Actor,
  { activityName, id, name }: { activityName: string; id: string; name: string },
) =>
  recordAudit(
    transaction,
    actor,
    { className: 'agent-auth-connection', activityName, targetId: id, details: { name } },
    platform.clock.now(),
  );
