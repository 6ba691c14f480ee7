import { CreditCard } from 'lucide-react';
import { title } from '#web/features/subscription/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: '/app/subscription',
    title: title('title'),
    frame: 'settings',
    parseSearch: ({ checkout, period, currency }) => ({ checkout, period, currency }),
    load: () => import('#web/features/subscription/subscription-page.tsx'),
    navigation: [
      {
        group: 'settings',
        order: 30,
        icon: CreditCard,
        isShown: ({ charges_for_plans }) => charges_for_plans,
      },
    ],
  },
];
