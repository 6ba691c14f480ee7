import { title } from '#web/features/checklist/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: '/app/onboarding-checklist',
    title: title('title'),
    load: () => import('#web/features/checklist/checklist-page.tsx'),
  },
];
