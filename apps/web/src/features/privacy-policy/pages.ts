import { publicPages } from '@mynah/contract/public-pages';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: publicPages.privacyPolicy.path,
    title: publicPages.privacyPolicy.title,
    access: 'public',
    frame: 'bare',
    load: () => import('#web/features/privacy-policy/privacy-policy-page.tsx'),
  },
];
