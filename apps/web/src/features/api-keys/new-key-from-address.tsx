import { useState } from 'react';
import { useKeyCalls } from '#web/features/api-keys/api-keys.requests.ts';
import { KeyDialog } from '#web/features/api-keys/key-dialog.tsx';
import { newKeyOf } from '#web/features/api-keys/key-form.ts';
import { NewKeyDialog } from '#web/features/api-keys/new-key-dialog.tsx';
import { useCanEdit } from '#web/shared/account/roles.ts';
import type { AddressDialogProps } from '#web/shared/dialogs.ts';

/** A new key from anywhere in the app. */
export default function NewKeyFromAddress({ onClose }: AddressDialogProps) {
  const canEdit = useCanEdit();
  const { create } = useKeyCalls('user');
  const [apiKey, setApiKey] = useState<string>();
  if (!canEdit) return null;
  if (apiKey !== undefined) return <NewKeyDialog apiKey={apiKey} onClose={onClose} />;
  return (
    <KeyDialog
      onClose={onClose}
      onSave={async (form) => setApiKey((await create(newKeyOf(form))).xi_api_key)}
    />
  );
}
