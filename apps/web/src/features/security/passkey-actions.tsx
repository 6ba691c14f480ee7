import type { Passkey } from '@mynah/contract/accounts/passkeys';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#web/features/security/messages.ts';
import { useRemovePasskey } from '#web/features/security/passkeys.requests.ts';
import { RenamePasskeyDialog } from '#web/features/security/rename-passkey-dialog.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { toast } from '#web/ui/toast.tsx';

export function PasskeyActions({ passkey }: { passkey: Passkey }) {
  const t = useMessages();
  const { passkey_id: passkeyId, name } = passkey;
  const [isRenaming, setRenaming] = useState(false);
  const remove = useRemovePasskey();
  const askRemoval = async () => {
    const isConfirmed = await confirm({
      title: t('removePasskeyTitle', { name }),
      description: t('removePasskeyText'),
      confirmLabel: t('remove'),
      isDanger: true,
    });
    if (isConfirmed && (await okOrToast(remove.mutateAsync(passkeyId)))) {
      toast.success(t('passkeyRemoved', { name }));
    }
  };
  const label = t('actionsFor', { name });
  return (
    <>
      <Menu
        label={label}
        trigger={
          <IconButton size="sm" label={label} hideTooltip>
            <Ellipsis aria-hidden />
          </IconButton>
        }
      >
        <MenuItem icon={<Pencil aria-hidden />} onSelect={() => setRenaming(true)}>
          {t('rename')}
        </MenuItem>
        <MenuItem icon={<Trash2 aria-hidden />} isDanger onSelect={() => void askRemoval()}>
          {t('remove')}
        </MenuItem>
      </Menu>
      {isRenaming && <RenamePasskeyDialog passkey={passkey} onClose={() => setRenaming(false)} />}
    </>
  );
}
