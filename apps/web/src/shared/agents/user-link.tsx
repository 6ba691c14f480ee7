import { AGENT_PATH, MCP_SERVER_PATH, TOOL_PATH } from '#web/shared/agents/agent-paths.ts';
import { useHasPage } from '#web/shared/pages.ts';
import { Link } from '#web/shared/routing/index.ts';

/** What uses something: a document, a tool, a secret. */
export interface UserOfThing {
  kind: 'agent' | 'tool' | 'mcp-server';
  id: string;
  name: string;
}

const pages = {
  agent: { to: AGENT_PATH, param: 'agentId' },
  tool: { to: TOOL_PATH, param: 'toolId' },
  'mcp-server': { to: MCP_SERVER_PATH, param: 'serverId' },
} as const;

/** Its name, which leads to its page where there is one. */
export function UserLink({ user: { kind, id, name } }: { user: UserOfThing }) {
  const { to, param } = pages[kind];
  if (!useHasPage(to)) return <span>{name}</span>;
  return (
    <Link to={to} params={{ [param]: id }} className="text-ink underline underline-offset-2">
      {name}
    </Link>
  );
}
