import type { McpServerAnswer, McpServerConfig, McpToolList } from '@mynah/contract/agents/tools/mcp-servers';
import type { ResourceRole } from '@mynah/contract/workspaces/sharing';
import { unixSeconds } from '../../../../../platform/clock/clock.ts';
import { Failure } from '../../../../../platform/errors/index.ts';
import type { Actor } from '../../../../../platform/http/index.ts';
import { newId } from '../../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import {
  accessInfoOf,
  resourceReader,
  roleOn,
  shareNewResource,
} from '../../../../workspaces/sharing/index.ts';
import { listDependents, toDependentAgent } from '../../../secrets/index.ts';
import { McpConnection } from '../connection.ts';
import { tell } from '../load-mcp-tools.ts';
import { changeServer, deleteServer, insertServer, listServers } from '../mcp-servers.store.ts';
import type { McpServerRow } from '../mcp-servers.tables.ts';

const readerOf = (platform: Platform, actor: Actor) => resourceReader(platform, actor, 'convai_mcp_servers');

export async function addServer(
  platform: Platform,
  actor: Actor,
  config: McpServerConfig,
): Promise<McpServerRow> {
  const { workspaceId, userId: creatorUserId } = actor;
  const id = newId('mcp_');
  await platform.db.transaction(async (transaction) => {
    await insertServer(transaction, { id, workspaceId, creatorUserId, config });
    await shareNewResource(transaction, actor, { type: 'convai_mcp_servers', id });
  });
  return requireServer(platform, actor, id, 'viewer');
}

/** @throws Failure `mcp_server_not_found`, `permission_denied` */
export async function requireServer(
  platform: Platform,
  actor: Actor,
  id: string,
  least: ResourceRole,
): Promise<McpServerRow> {
  const reader = await readerOf(platform, actor);
  const [server] = await listServers(platform.db, reader, id);
  if (!server) throw new Failure('mcp_server_not_found', 'There is no such MCP server in this workspace.');
  const role = roleOn(reader, server);
  if (least === 'editor' && role !== 'editor' && role !== 'admin')
    throw new Failure('permission_denied', `This requires the role editor on the server. Yours is ${role}.`);
  return server;
}

export async function listVisibleServers(platform: Platform, actor: Actor): Promise<McpServerRow[]> {
  return listServers(platform.db, await readerOf(platform, actor));
}

/** Changes a server that the caller may edit. */
export async function editServer(
  platform: Platform,
  actor: Actor,
  id: string,
  change: (config: McpServerConfig) => McpServerConfig,
): Promise<McpServerAnswer> {
  const server = await requireServer(platform, actor, id, 'editor');
  const changed = await changeServer(platform.db, server, change);
  return (await showServers(platform, actor, [changed]))[0]!;
}

/** @throws Failure `conflict` while an agent uses it */
export async function removeServer(platform: Platform, actor: Actor, id: string): Promise<void> {
  const server = await requireServer(platform, actor, id, 'editor');
  const [user] = await listDependents(platform, actor.workspaceId, [id]);
  if (user) throw new Failure('conflict', `The server is used by ${user.name}. Take it out there first.`);
  await deleteServer(platform.db, server);
}

/** Asks the server now. What it does not answer is told, not thrown. */
export async function askForTools(
  platform: Platform,
  { config, workspaceId }: McpServerRow,
  { environment, signal }: { environment: string; signal: AbortSignal },
): Promise<McpToolList> {
  const connection = new McpConnection(platform, config, { workspaceId, variables: {}, environment });
  try {
    return { success: true, tools: await connection.listTools(signal), error_message: null };
  } catch (cause) {
    signal.throwIfAborted();
    return { success: false, tools: [], error_message: tell(cause) };
  } finally {
    await connection.close();
  }
}

export async function showServers(
  platform: Platform,
  actor: Actor,
  servers: readonly McpServerRow[],
): Promise<McpServerAnswer[]> {
  const reader = await readerOf(platform, actor);
  const ids = servers.map(({ id }) => id);
  const [access, dependents] = await Promise.all([
    accessInfoOf(platform, reader, servers),
    listDependents(platform, actor.workspaceId, ids),
  ]);
  return servers.map(({ id, config, createdAt, creatorUserId }) => ({
    id,
    config,
    access_info: access.get(id)!,
    dependent_agents: dependents
      .filter(({ kind, referencedIds }) => kind === 'agent' && referencedIds.includes(id))
      .map((agent) => toDependentAgent({ ...agent, referencedIds: [id] })),
    metadata: { created_at: unixSeconds(createdAt), owner_user_id: creatorUserId },
  }));
}
