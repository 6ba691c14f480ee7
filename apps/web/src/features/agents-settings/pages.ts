import { SlidersHorizontal } from 'lucide-react';
import { title } from '#web/features/agents-settings/titles.ts';
import { AGENTS_SETTINGS_PATH } from '#web/shared/agents/agent-paths.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

const dialogs = ['secret', 'connection', 'variable', 'environment'];

export const pages: PageDefinition[] = [
  {
    path: AGENTS_SETTINGS_PATH,
    title: title('title'),
    load: () => import('#web/features/agents-settings/settings-page.tsx'),
    navigation: [{ group: 'agents', order: 60, icon: SlidersHorizontal, label: title('entry') }],
    parseSearch: ({ dialog }) => ({ dialog: dialogs.find((one) => one === dialog) }),
  },
];
