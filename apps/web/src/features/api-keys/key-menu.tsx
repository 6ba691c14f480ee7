import type { ApiKey } from '@mynah/contract/workspaces/workspaces';
import { Pencil, Power, RefreshCw, Trash2 } from 'lucide-react';
import { useMessages } from '#web/features/api-keys/messages.ts';
import { confirm } from '#web/ui/confirm.ts';
import { MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { toast } from '#web/ui/toast.tsx';

export type KeyMenuActions = {
  onEdit: () => void;
  setDisabled: (isDisabled: boolean) => Promise<unknown>;
  remove: () => Promise<unknown>;
  /** Where a key can be replaced by one like it. */
  rotate?: () => Promise<unknown>;
};

/** What can be done to a key, whoever holds it. */
export function KeyMenu({ apiKey, ...actions }: KeyMenuActions & { apiKey: ApiKey }) {
  const t = useMessages();
  const asked = useAskedActions(apiKey, actions);
  return (
    <RowMenu label={t('actionsFor', { name: apiKey.name })}>
      <MenuItem icon={<Pencil aria-hidden />} onSelect={actions.onEdit}>
        {t('edit')}
      </MenuItem>
      {actions.rotate && (
        <MenuItem icon={<RefreshCw aria-hidden />} onSelect={() => void asked.rotate()}>
          {t('rotate')}
        </MenuItem>
      )}
      <MenuItem icon={<Power aria-hidden />} onSelect={() => void asked.toggle()}>
        {apiKey.is_disabled ? t('enable') : t('disable')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 aria-hidden />} isDanger onSelect={() => void asked.remove()}>
        {t('delete')}
      </MenuItem>
    </RowMenu>
  );
}

function useAskedActions({ name, is_disabled: isDisabled }: ApiKey, actions: KeyMenuActions) {
  const t = useMessages();
  return {
    toggle: async () => {
      if (!(await okOrToast(actions.setDisabled(!isDisabled)))) return;
      toast.success(isDisabled ? t('wasEnabled', { name }) : t('wasDisabled', { name }));
    },
    rotate: async () => {
      const question = {
        title: t('rotateTitle', { name }),
        description: t('rotateText'),
        confirmLabel: t('rotate'),
      };
      if (actions.rotate && (await confirm(question))) await okOrToast(actions.rotate());
    },
    remove: async () => {
      const isConfirmed = await confirm({
        title: t('deleteTitle', { name }),
        description: t('deleteText'),
        confirmLabel: t('delete'),
        isDanger: true,
      });
      if (isConfirmed && (await okOrToast(actions.remove()))) toast.success(t('deleted', { name }));
    },
  };
}
