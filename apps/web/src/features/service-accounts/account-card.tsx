import type { ServiceAccount, ServiceAccountKey } from '@mynah/contract/workspaces/service-accounts';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { KeyMenu, KeyTable } from '#web/features/api-keys/index.ts';
import { useMessages } from '#web/features/service-accounts/messages.ts';
import { useServiceAccountCalls } from '#web/features/service-accounts/service-accounts.requests.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { MenuItem } from '#web/ui/menu.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { toast } from '#web/ui/toast.tsx';

type AccountCardProps = {
  account: ServiceAccount;
  onEdit: () => void;
  onCreateKey: () => void;
  onEditKey: (key: ServiceAccountKey) => void;
  onNewKey: (key: string) => void;
};

export function AccountCard({ account, onEdit, onCreateKey, onEditKey, onNewKey }: AccountCardProps) {
  const t = useMessages();
  const { editKey, removeKey, rotateKey } = useServiceAccountCalls();
  const { service_account_user_id: id, name, 'api-keys': keys } = account;
  return (
    <Card>
      <AccountHeader account={account} onEdit={onEdit} onCreateKey={onCreateKey} />
      {keys.length === 0 ? (
        <p className="border-t px-4 py-4 text-13 text-ink-3">{t('noKeys')}</p>
      ) : (
        <div className="border-t">
          <KeyTable
            label={t('keysOf', { name })}
            keys={keys}
            isInset
            actionsOf={(key) => (
              <KeyMenu
                apiKey={key}
                onEdit={() => onEditKey(key)}
                setDisabled={(is_disabled) => editKey(id, key.key_id, { is_disabled })}
                remove={() => removeKey(id, key.key_id)}
                rotate={async () => onNewKey((await rotateKey(id, key.key_id))['xi-api-key'])}
              />
            )}
          />
        </div>
      )}
    </Card>
  );
}

type AccountHeaderProps = Pick<AccountCardProps, 'account' | 'onEdit' | 'onCreateKey'>;

function AccountHeader({ account, onEdit, onCreateKey }: AccountHeaderProps) {
  const t = useMessages();
  const remove = useRemove(account);
  const { name, role, default_sharing_groups: shares } = account;
  return (
    <div className="flex items-center gap-2 py-3 pe-2 ps-4">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h2 className="min-w-0 break-words font-medium text-15">{name}</h2>
          <Badge tone={role === 'admin' ? 'accent' : 'neutral'}>{t(`role_${role}`)}</Badge>
        </div>
        {shares.length > 0 && (
          <p className="truncate text-12 text-ink-3">
            {t('sharesWith', { names: shares.map(({ group }) => group.name).join(', ') })}
          </p>
        )}
      </div>
      <Button size="sm" aria-label={t('createKeyFor', { name })} onClick={onCreateKey}>
        <Plus aria-hidden />
        <span className="max-sm:sr-only">{t('createKey')}</span>
      </Button>
      <RowMenu label={t('actionsFor', { name })}>
        <MenuItem icon={<Pencil aria-hidden />} onSelect={onEdit}>
          {t('edit')}
        </MenuItem>
        <MenuItem icon={<Trash2 aria-hidden />} isDanger onSelect={() => void remove()}>
          {t('delete')}
        </MenuItem>
      </RowMenu>
    </div>
  );
}

function useRemove({ service_account_user_id: id, name }: ServiceAccount) {
  const t = useMessages();
  const { remove } = useServiceAccountCalls();
  return async () => {
    const isConfirmed = await confirm({
      title: t('deleteAccountTitle', { name }),
      description: t('deleteAccountText'),
      confirmLabel: t('delete'),
      isDanger: true,
    });
    if (isConfirmed && (await okOrToast(remove(id)))) toast.success(t('deleted', { name }));
  };
}
