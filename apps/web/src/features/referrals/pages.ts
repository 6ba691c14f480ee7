import { Gift } from 'lucide-react';
import { title } from '#web/features/referrals/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: '/app/referrals',
    title: title('title'),
    frame: 'settings',
    load: () => import('#web/features/referrals/referrals-page.tsx'),
    navigation: [
      {
        group: 'settings',
        order: 34,
        icon: Gift,
        isShown: ({ charges_for_plans }) => charges_for_plans,
      },
    ],
  },
];
