import { title } from '#web/features/email-links/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: '/app/verify-email',
    title: title('verifyTitle'),
    access: 'public',
    isEntrance: true,
    frame: 'bare',
    load: () => import('#web/features/email-links/verify-email-page.tsx'),
    parseSearch: ({ code, continue_url }) => ({ code, continue_url }),
  },
  {
    path: '/app/reset-password',
    title: title('resetTitle'),
    access: 'public',
    isEntrance: true,
    frame: 'bare',
    load: () => import('#web/features/email-links/reset-password-page.tsx'),
    parseSearch: ({ code, continue_url }) => ({ code, continue_url }),
  },
  {
    path: '/app/opt-out-of-updates',
    title: title('optOutTitle'),
    access: 'public',
    isEntrance: true,
    frame: 'bare',
    load: () => import('#web/features/email-links/opt-out-page.tsx'),
    parseSearch: ({ key }) => ({ key }),
  },
  {
    path: '/app/restore-account',
    title: title('restoreTitle'),
    access: 'public',
    isEntrance: true,
    frame: 'bare',
    load: () => import('#web/features/email-links/restore-account-page.tsx'),
    parseSearch: ({ code }) => ({ code }),
  },
];
