import type { DialogDefinition } from '#web/shared/dialogs.ts';

const paths = ['/app/settings', '/app/settings/security'];

export const dialogs: DialogDefinition[] = [
  {
    name: 'add-2fa',
    paths,
    keys: ['factor'],
    load: () => import('#web/features/security/add-factor-dialog.tsx'),
  },
  {
    name: 'sign-in-request',
    paths,
    keys: ['code'],
    load: () => import('#web/features/security/sign-in-request-dialog.tsx'),
  },
];
