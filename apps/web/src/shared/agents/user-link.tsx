import { MCP_SERVER_PATH, pageOfAgent, TOOL_PATH } from '#web/shared/agents/agent-paths.ts';
import { useHasPage } from '#web/shared/pages.ts';
import { Link } from '#web/shared/routing/index.ts';

/** What uses something: a document, a tool, a secret. */
export interface UserOfThing {
  kind: 'agent' | 'tool' | 'mcp-server';
  id: string;
  name: string;
}

function pageOf({ kind, id }: UserOfThing) {
  if (kind === 'agent') return pageOfAgent(id);
  return kind === 'tool'
    ? { to: TOOL_PATH, params: { toolId: id } }
    : { to: MCP_SERVER_PATH, params: { serverId: id } };
}

/** Its name, which leads to its page where there is one. */
export function UserLink({ user }: { user: UserOfThing }) {
  const { to, params } = pageOf(user);
  if (!useHasPage(to)) return <span>{user.name}</span>;
  return (
    <Link to={to} params={params} className="text-ink underline underline-offset-2">
      {user.name}
    </Link>
  );
}
