import { message } from '#web/features/checklist/messages.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: '/app/onboarding-checklist',
    title: message('title'),
    load: () => import('#web/features/checklist/checklist-page.tsx'),
  },
];
