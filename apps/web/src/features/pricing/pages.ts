import { publicPages } from '@mynah/contract/public-pages';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: publicPages.pricing.path,
    title: publicPages.pricing.title,
    access: 'public',
    frame: 'bare',
    parseSearch: ({ period, currency }) => ({ period, currency }),
    load: () => import('#web/features/pricing/pricing-page.tsx'),
  },
];
