import type { DialogDefinition } from '#web/shared/dialogs.ts';

const modules = import.meta.glob<{ dialogs: DialogDefinition[] }>('../features/*/dialogs.ts', {
  eager: true,
});

/** Every dialog that an address can open. */
export const dialogs: readonly DialogDefinition[] = Object.values(modules).flatMap(
  (module) => module.dialogs,
);
