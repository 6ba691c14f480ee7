import { ChartColumn, MessageSquareText } from 'lucide-react';
import { CONVERSATION_PATH, CONVERSATIONS_PATH, DASHBOARD_PATH } from '#web/features/conversations/paths.ts';
import { title } from '#web/features/conversations/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

const text = (value: string | undefined) => (value ? value : undefined);

export const pages: PageDefinition[] = [
  {
    path: DASHBOARD_PATH,
    title: title('dashboard'),
    load: () => import('#web/features/conversations/dashboard/dashboard-page.tsx'),
    navigation: [{ group: 'agents', order: 5, icon: ChartColumn, label: title('dashboardEntry') }],
    parseSearch: ({ days, agent_id }) => ({ days: text(days), agent_id: text(agent_id) }),
  },
  {
    path: CONVERSATIONS_PATH,
    title: title('conversations'),
    load: () => import('#web/features/conversations/list/conversations-page.tsx'),
    navigation: [{ group: 'agents', order: 30, icon: MessageSquareText }],
    parseSearch: ({ search, agent_id, result, since, tag }) => ({
      search: text(search),
      agent_id: text(agent_id),
      result: text(result),
      since: text(since),
      tag: text(tag),
    }),
  },
  {
    path: CONVERSATION_PATH,
    title: title('conversation'),
    under: CONVERSATIONS_PATH,
    load: () => import('#web/features/conversations/conversation/conversation-page.tsx'),
    parseSearch: ({ turn }) => ({ turn: text(turn) }),
  },
];
