import { message } from '#web/features/onboarding/messages.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: '/app/onboarding',
    title: message('title'),
    frame: 'bare',
    load: () => import('#web/features/onboarding/survey-page.tsx'),
    parseSearch: ({ redirect }) => ({ redirect }),
  },
  {
    path: '/app/onboarding/next',
    title: message('nextTitle'),
    frame: 'bare',
    load: () => import('#web/features/onboarding/next-page.tsx'),
    parseSearch: ({ redirect }) => ({ redirect }),
  },
];
