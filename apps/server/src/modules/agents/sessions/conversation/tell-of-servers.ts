import type { Dialogue } from '../../dialogue/index.ts';
import type { Scope } from '../scope.ts';
import type { Events } from '../wire/index.ts';

/** Tells of the MCP servers of who speaks now, when each has answered or failed. */
export async function tellOfServers({
  dialogue,
  events,
  scope,
}: {
  dialogue: Dialogue;
  events: Events;
  scope: Scope;
}): Promise<void> {
  // a speaker that cannot be made ready fails the turn that needs it
  const servers = await dialogue.toolServers().catch(() => []);
  if (servers.length === 0 || scope.isClosed) return;
  events.emit({
    type: 'mcp_connection_status',
    mcp_connection_status: {
      integrations: servers.map(({ serverId, isConnected, toolCount }) => ({
        ...{ integration_id: serverId, integration_type: 'mcp_server' as const },
        ...{ is_connected: isConnected, tool_count: toolCount },
      })),
    },
  });
}
