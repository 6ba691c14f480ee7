import type { DialogDefinition } from '#web/shared/dialogs.ts';

const lists = import.meta.glob<DialogDefinition[]>('../features/*/dialogs.ts', {
  eager: true,
  import: 'dialogs',
});

/** Every dialog that an address can open. */
export const dialogs: readonly DialogDefinition[] = Object.values(lists).flat();
