import type { ApiKey } from '@mynah/contract/workspaces';
import { Ellipsis, Pencil, Power, Trash2 } from 'lucide-react';
import { useDeleteApiKey, useEditApiKey } from '#web/features/api-keys/api-keys.requests.ts';
import { useMessages } from '#web/features/api-keys/messages.ts';
import { confirm } from '#web/ui/confirm.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { toast } from '#web/ui/toast.tsx';

export function KeyActions({ apiKey, onEdit }: { apiKey: ApiKey; onEdit: () => void }) {
  const t = useMessages();
  const toggle = useToggle(apiKey);
  const remove = useRemove(apiKey);
  const label = t('actionsFor', { name: apiKey.name });
  return (
    <Menu
      label={label}
      trigger={
        <IconButton size="sm" label={label} hideTooltip>
          <Ellipsis aria-hidden />
        </IconButton>
      }
    >
      <MenuItem icon={<Pencil aria-hidden />} onSelect={onEdit}>
        {t('edit')}
      </MenuItem>
      <MenuItem icon={<Power aria-hidden />} onSelect={() => void toggle()}>
        {apiKey.is_disabled ? t('enable') : t('disable')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 aria-hidden />} isDanger onSelect={() => void remove()}>
        {t('delete')}
      </MenuItem>
    </Menu>
  );
}

function useToggle({ key_id, name, is_disabled }: ApiKey) {
  const t = useMessages();
  const edit = useEditApiKey();
  return async () => {
    const isDone = await okOrToast(edit.mutateAsync({ key_id, is_disabled: !is_disabled }));
    if (isDone) toast.success(is_disabled ? t('wasEnabled', { name }) : t('wasDisabled', { name }));
  };
}

function useRemove({ key_id, name }: ApiKey) {
  const t = useMessages();
  const remove = useDeleteApiKey();
  return async () => {
    const isConfirmed = await confirm({
      title: t('deleteTitle', { name }),
      description: t('deleteText'),
      confirmLabel: t('delete'),
      isDanger: true,
    });
    if (isConfirmed && (await okOrToast(remove.mutateAsync(key_id)))) toast.success(t('deleted', { name }));
  };
}
