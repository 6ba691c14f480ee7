import { Bot, MessagesSquare } from 'lucide-react';
import { AGENT_PATH, AGENTS_PATH, PLAYGROUND_PATH, TALK_PATH } from '#web/features/agents/paths.ts';
import { title } from '#web/features/agents/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

const text = (value: string | undefined) => (value ? value : undefined);

export const pages: PageDefinition[] = [
  {
    path: AGENTS_PATH,
    title: title('agents'),
    load: () => import('#web/features/agents/list/agents-page.tsx'),
    navigation: [{ group: 'agents', order: 10, icon: Bot }],
    parseSearch: ({ search, show, dialog }) => ({
      search: text(search),
      show: show === 'archived' ? show : undefined,
      dialog: dialog === 'new' ? dialog : undefined,
    }),
  },
  {
    path: AGENT_PATH,
    title: title('agent'),
    under: AGENTS_PATH,
    isFullBleed: true,
    load: () => import('#web/features/agents/editor/editor-page.tsx'),
    parseSearch: ({ tab, branch, run }) => ({ tab: text(tab), branch: text(branch), run: text(run) }),
  },
  {
    path: PLAYGROUND_PATH,
    title: title('playground'),
    isFullBleed: true,
    load: () => import('#web/features/agents/playground/playground-page.tsx'),
    navigation: [{ group: 'agents', order: 20, icon: MessagesSquare, label: title('playgroundEntry') }],
    parseSearch: ({ agent_id, branch }) => ({ agent_id: text(agent_id), branch: text(branch) }),
  },
  {
    path: TALK_PATH,
    title: title('talk'),
    access: 'public',
    frame: 'bare',
    load: () => import('#web/features/agents/talk-to/talk-page.tsx'),
    parseSearch: ({ agent_id, token }) => ({ agent_id: text(agent_id), token: text(token) }),
  },
];
