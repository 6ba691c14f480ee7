import { publicPages } from '@mynah/contract/public-pages';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: publicPages.voiceChanger.path,
    title: publicPages.voiceChanger.title,
    access: 'public',
    frame: 'bare',
    load: () => import('#web/features/examples/voice-changer-page.tsx'),
  },
  {
    path: publicPages.voiceIsolator.path,
    title: publicPages.voiceIsolator.title,
    access: 'public',
    frame: 'bare',
    load: () => import('#web/features/examples/voice-isolator-page.tsx'),
  },
  {
    path: publicPages.voiceCloning.path,
    title: publicPages.voiceCloning.title,
    access: 'public',
    frame: 'bare',
    load: () => import('#web/features/examples/voice-cloning-page.tsx'),
  },
];
