import { title } from '#web/features/sign-up/titles.ts';
import type { PageDefinition } from '#web/shared/pages.ts';

export const pages: PageDefinition[] = [
  {
    path: '/app/sign-up',
    title: title('title'),
    access: 'public',
    isEntrance: true,
    frame: 'bare',
    load: () => import('#web/features/sign-up/sign-up-page.tsx'),
    parseSearch: ({ redirect, email, invite_code, gcp_jwt, pid, xid }) => ({
      redirect,
      email,
      invite_code,
      gcp_jwt,
      pid,
      xid,
    }),
  },
];
