import { Blocks } from 'lucide-react';
import { title } from '#web/features/integrations/titles.ts';
import { INTEGRATIONS_PATH, MCP_SERVER_PATH, TOOL_PATH } from '#web/shared/agents/agent-paths.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

const oneOf = (value: string | undefined, choices: readonly string[]) =>
  choices.find((choice) => choice === value);

export const pages: PageDefinition[] = [
  {
    path: INTEGRATIONS_PATH,
    title: title('title'),
    load: () => import('#web/features/integrations/integrations-page.tsx'),
    navigation: [{ group: 'agents', order: 50, icon: Blocks }],
    parseSearch: ({ tab, search, dialog }) => ({
      tab: oneOf(tab, ['mcp-servers', 'webhooks']),
      search: search || undefined,
      dialog: oneOf(dialog, ['tool', 'mcp-server']),
    }),
  },
  {
    path: TOOL_PATH,
    title: title('toolTitle'),
    under: INTEGRATIONS_PATH,
    load: () => import('#web/features/integrations/tools/tool-page.tsx'),
    parseSearch: ({ tab }) => ({ tab: oneOf(tab, ['json', 'calls']) }),
  },
  {
    path: MCP_SERVER_PATH,
    title: title('serverTitle'),
    under: INTEGRATIONS_PATH,
    load: () => import('#web/features/integrations/mcp/server-page.tsx'),
  },
];
