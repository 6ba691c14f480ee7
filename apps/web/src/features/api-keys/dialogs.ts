import type { DialogDefinition } from '#web/shared/dialogs.ts';

export const dialogs: DialogDefinition[] = [
  {
    name: 'new-key',
    paths: ['/app/settings/api-keys'],
    load: () => import('#web/features/api-keys/new-key-from-address.tsx'),
  },
];
