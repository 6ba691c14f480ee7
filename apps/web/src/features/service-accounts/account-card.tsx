import type { ServiceAccount } from '@mynah/contract/service-accounts';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { KeyRow } from '#web/features/service-accounts/key-row.tsx';
import { useMessages } from '#web/features/service-accounts/messages.ts';
import { useDeleteAccount } from '#web/features/service-accounts/service-accounts.requests.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { toast } from '#web/ui/toast.tsx';

type AccountCardProps = {
  account: ServiceAccount;
  onRename: () => void;
  onCreateKey: () => void;
  onShow: (key: string) => void;
};

export function AccountCard({ account, onRename, onCreateKey, onShow }: AccountCardProps) {
  const t = useMessages();
  const remove = useRemove(account);
  const keys = account['api-keys'];
  return (
    <Card>
      <div className="flex min-h-15 flex-wrap items-center gap-2 px-4 py-2">
        <h2 className="min-w-0 flex-1 truncate font-medium text-13">{account.name}</h2>
        <Button size="sm" onClick={onCreateKey}>
          <Plus aria-hidden />
          {t('createKey')}
        </Button>
        <IconButton size="sm" label={t('rename')} onClick={onRename}>
          <Pencil aria-hidden />
        </IconButton>
        <IconButton size="sm" label={t('delete')} onClick={() => void remove()}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      {keys.length === 0 ? (
        <p className="border-t px-4 py-3 text-12 text-ink-3">{t('noKeys')}</p>
      ) : (
        <ul aria-label={account.name}>
          {keys.map((key) => (
            <KeyRow key={key.key_id} apiKey={key} onShow={onShow} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function useRemove({ service_account_user_id: id, name }: ServiceAccount) {
  const t = useMessages();
  const { mutateAsync } = useDeleteAccount();
  return async () => {
    const isConfirmed = await confirm({
      title: t('deleteAccountTitle', { name }),
      description: t('deleteAccountText'),
      confirmLabel: t('delete'),
      isDanger: true,
    });
    if (isConfirmed && (await okOrToast(mutateAsync(id)))) toast.success(t('deleted', { name }));
  };
}
