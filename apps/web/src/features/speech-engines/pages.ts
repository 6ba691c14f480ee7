import { AudioLines } from 'lucide-react';
import { title } from '#web/features/speech-engines/titles.ts';
import { SPEECH_ENGINE_PATH, SPEECH_ENGINES_PATH } from '#web/shared/agents/agent-paths.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: SPEECH_ENGINES_PATH,
    title: title('engines'),
    load: () => import('#web/features/speech-engines/list/engines-page.tsx'),
    navigation: [{ group: 'agents', order: 55, icon: AudioLines }],
    parseSearch: ({ search, dialog }) => ({
      search: search || undefined,
      dialog: dialog === 'new' ? dialog : undefined,
    }),
  },
  {
    path: SPEECH_ENGINE_PATH,
    title: title('engine'),
    under: SPEECH_ENGINES_PATH,
    load: () => import('#web/features/speech-engines/engine/engine-page.tsx'),
  },
];
