import type { Webhook } from '@mynah/contract/workspaces/webhooks';
import { KeyRound, Logs, Pencil, Power, Send, Trash2 } from 'lucide-react';
import { useMessages } from '#web/features/webhooks/messages.ts';
import { useWebhookCalls, type WebhookOwner } from '#web/features/webhooks/webhooks.requests.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { confirm } from '#web/ui/confirm.ts';
import { MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { toast } from '#web/ui/toast.tsx';

type ActionsProps = {
  owner: WebhookOwner;
  webhook: Webhook;
  onOpen: (kind: 'edit' | 'log', webhook: Webhook) => void;
  onSecret: (name: string, secret: string) => void;
};

export function WebhookActions(props: ActionsProps) {
  const { webhook, onOpen } = props;
  const t = useMessages();
  const actions = useActions(props);
  return (
    <RowMenu label={t('actionsFor', { name: webhook.name })}>
      <MenuItem icon={<Logs aria-hidden />} onSelect={() => onOpen('log', webhook)}>
        {t('log')}
      </MenuItem>
      <MenuItem icon={<Send aria-hidden />} onSelect={() => void actions.test()}>
        {t('test')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Pencil aria-hidden />} onSelect={() => onOpen('edit', webhook)}>
        {t('edit')}
      </MenuItem>
      {webhook.auth_type === 'hmac' && (
        <MenuItem icon={<KeyRound aria-hidden />} onSelect={() => void actions.rotate()}>
          {t('rotate')}
        </MenuItem>
      )}
      <MenuItem icon={<Power aria-hidden />} onSelect={() => void actions.toggle()}>
        {actions.isOff ? t('enable') : t('disable')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 aria-hidden />} isDanger onSelect={() => void actions.remove()}>
        {t('delete')}
      </MenuItem>
    </RowMenu>
  );
}

function useActions({ owner, webhook, onOpen, onSecret }: ActionsProps) {
  const t = useMessages();
  const calls = useWebhookCalls(owner);
  const { webhook_id: id, name } = webhook;
  const isOff = webhook.is_disabled || webhook.is_auto_disabled;
  return {
    isOff,
    test: async () => {
      if (!(await okOrToast(calls.test(id)))) return;
      toast.success(t('testSent', { name }));
      onOpen('log', webhook);
    },
    toggle: async () => {
      const isDone = await okOrToast(calls.edit(id, { name, is_disabled: !isOff }));
      if (isDone) toast.success(isOff ? t('wasEnabled', { name }) : t('wasDisabled', { name }));
    },
    rotate: async () => {
      const title = t('rotateTitle', { name });
      if (!(await confirm({ title, description: t('rotateText'), confirmLabel: t('rotate') }))) return;
      try {
        onSecret(name, (await calls.rotate(id)).webhook_secret);
      } catch (error) {
        toast.error(errorText(error));
      }
    },
    remove: async () => {
      const isConfirmed = await confirm({
        title: t('deleteTitle', { name }),
        description: t('deleteText'),
        confirmLabel: t('delete'),
        isDanger: true,
      });
      if (isConfirmed && (await okOrToast(calls.remove(id)))) toast.success(t('deleted', { name }));
    },
  };
}
