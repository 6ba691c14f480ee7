import { ShieldCheck } from 'lucide-react';
import { title } from '#web/features/security/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: '/app/settings/security',
    title: title('title'),
    frame: 'settings',
    load: () => import('#web/features/security/security-page.tsx'),
    navigation: [{ group: 'settings', order: 5, icon: ShieldCheck }],
  },
];
