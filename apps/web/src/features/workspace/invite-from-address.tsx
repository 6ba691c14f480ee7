import { useState } from 'react';
import { InviteDialog } from '#web/features/workspace/invite-dialog.tsx';
import { InviteLinkDialog } from '#web/features/workspace/invite-link-dialog.tsx';
import { useIsAdmin } from '#web/shared/account/roles.ts';
import type { AddressDialogProps } from '#web/shared/dialogs.ts';

/** An invite from anywhere in the app; those who may not invite see the members alone. */
export default function InviteFromAddress({ onClose }: AddressDialogProps) {
  const isAdmin = useIsAdmin();
  const [url, setUrl] = useState<string>();
  if (!isAdmin) return null;
  if (url !== undefined) return <InviteLinkDialog url={url} onClose={onClose} />;
  return <InviteDialog onClose={onClose} onLink={setUrl} />;
}
