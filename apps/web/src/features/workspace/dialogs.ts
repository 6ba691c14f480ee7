import type { DialogDefinition } from '#web/shared/dialogs.ts';

export const dialogs: DialogDefinition[] = [
  {
    name: 'invite',
    paths: ['/app/workspace/members'],
    load: () => import('#web/features/workspace/invite-from-address.tsx'),
  },
];
