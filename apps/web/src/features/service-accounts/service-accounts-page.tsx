import type { ServiceAccount, ServiceAccountKey } from '@mynah/contract/workspaces/service-accounts';
import { Bot, Plus } from 'lucide-react';
import { useState } from 'react';
import { changeOf, KeyDialog, type KeyForm, NewKeyDialog, newKeyOf } from '#web/features/api-keys/index.ts';
import { AccountCard } from '#web/features/service-accounts/account-card.tsx';
import { AccountDialog } from '#web/features/service-accounts/account-dialog.tsx';
import { useMessages } from '#web/features/service-accounts/messages.ts';
import {
  useServiceAccountCalls,
  useServiceAccounts,
} from '#web/features/service-accounts/service-accounts.requests.ts';
import { AdminsOnly } from '#web/shared/account/admins-only.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.tsx';

type OpenDialog =
  | { kind: 'create' }
  | { kind: 'edit' | 'create-key'; account: ServiceAccount }
  | { kind: 'edit-key'; account: ServiceAccount; key: ServiceAccountKey }
  | { kind: 'new-key'; key: string };

type OpenProps = { onOpen: (dialog: OpenDialog | undefined) => void };

export function Page() {
  const t = useMessages();
  return (
    <AdminsOnly title={t('adminsOnly')} text={t('adminsOnlyText')}>
      <ServiceAccounts />
    </AdminsOnly>
  );
}

function ServiceAccounts() {
  const t = useMessages();
  const [dialog, setDialog] = useState<OpenDialog>();
  return (
    <div className="flex flex-col gap-5 pt-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-130 text-balance text-13 text-ink-2">{t('intro')}</p>
        <Button variant="primary" onClick={() => setDialog({ kind: 'create' })}>
          <Plus aria-hidden />
          {t('create')}
        </Button>
      </div>
      <Accounts onOpen={setDialog} />
      {dialog && <Dialogs dialog={dialog} onOpen={setDialog} />}
    </div>
  );
}

function Accounts({ onOpen }: OpenProps) {
  const t = useMessages();
  const { data, error, isPending, refetch } = useServiceAccounts();
  if (isPending) return <AccountsSkeleton label={t('loading')} />;
  if (error) {
    return (
      <Card>
        <ErrorState error={error} title={t('failed')} onRetry={() => void refetch()} />
      </Card>
    );
  }
  const accounts = data['service-accounts'];
  if (accounts.length === 0) {
    return (
      <Card>
        <EmptyState icon={<Bot aria-hidden />} title={t('emptyTitle')} text={t('emptyText')} />
      </Card>
    );
  }
  return accounts.map((account) => (
    <AccountCard
      key={account.service_account_user_id}
      account={account}
      onEdit={() => onOpen({ kind: 'edit', account })}
      onCreateKey={() => onOpen({ kind: 'create-key', account })}
      onEditKey={(key) => onOpen({ kind: 'edit-key', account, key })}
      onNewKey={(key) => onOpen({ kind: 'new-key', key })}
    />
  ));
}

function Dialogs({ dialog, onOpen }: OpenProps & { dialog: OpenDialog }) {
  const close = () => onOpen(undefined);
  if (dialog.kind === 'create') return <AccountDialog onClose={close} />;
  if (dialog.kind === 'edit') return <AccountDialog account={dialog.account} onClose={close} />;
  if (dialog.kind === 'new-key') return <NewKeyDialog apiKey={dialog.key} onClose={close} />;
  return (
    <AccountKeyDialog
      account={dialog.account}
      apiKey={dialog.kind === 'edit-key' ? dialog.key : undefined}
      onClose={close}
      onCreated={(key) => onOpen({ kind: 'new-key', key })}
    />
  );
}

type AccountKeyDialogProps = {
  account: ServiceAccount;
  apiKey: ServiceAccountKey | undefined;
  onClose: () => void;
  onCreated: (key: string) => void;
};

function AccountKeyDialog({ account, apiKey, onClose, onCreated }: AccountKeyDialogProps) {
  const t = useMessages();
  const { createKey, editKey } = useServiceAccountCalls();
  const { service_account_user_id: id, role } = account;
  const save = async (form: KeyForm) => {
    if (!apiKey) return onCreated((await createKey(id, newKeyOf(form)))['xi-api-key']);
    await editKey(id, apiKey.key_id, changeOf(apiKey, form));
    toast.success(t('saved', { name: form.name }));
    onClose();
  };
  const fullAccessHint = t('fullAccess', { role: t(`role_${role}`) });
  return <KeyDialog apiKey={apiKey} fullAccessHint={fullAccessHint} onClose={onClose} onSave={save} />;
}

const CARDS = ['a', 'b'];

function AccountsSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="flex flex-col gap-5">
      {CARDS.map((card) => (
        <Card key={card} className="divide-y">
          <div className="flex h-14 items-center px-4">
            <Skeleton className="h-5 w-44" />
          </div>
          <div className="flex h-15 items-center gap-8 px-4">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-4 w-24 max-md:hidden" />
          </div>
        </Card>
      ))}
    </div>
  );
}
