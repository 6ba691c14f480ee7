import type { ComponentType } from 'react';

export type AddressDialogProps = {
  /** Closing takes the dialog out of the address. */
  onClose: () => void;
  /** The other values of the address. */
  search: Record<string, string>;
};

/**
 * A dialog that an address opens: `/app/settings?dialog=add-2fa`. A feature's `dialogs.ts` exports a list of these
 * under the name `dialogs`; the app finds it by its place in the folder.
 */
export type DialogDefinition = {
  name: string;
  /** The pages on which it opens. */
  paths: readonly string[];
  /** Values of the address that are its own, gone when it closes. */
  keys?: readonly string[];
  load: () => Promise<{ default: ComponentType<AddressDialogProps> }>;
};
