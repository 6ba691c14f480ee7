import { title } from '#web/features/onboarding/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: '/app/onboarding',
    title: title('title'),
    frame: 'bare',
    load: () => import('#web/features/onboarding/survey-page.tsx'),
    parseSearch: ({ redirect }) => ({ redirect }),
  },
  {
    path: '/app/onboarding/next',
    title: title('nextTitle'),
    frame: 'bare',
    load: () => import('#web/features/onboarding/next-page.tsx'),
    parseSearch: ({ redirect }) => ({ redirect }),
  },
];
