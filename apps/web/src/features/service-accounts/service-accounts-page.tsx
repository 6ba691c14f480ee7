import type { ServiceAccount } from '@mynah/contract/service-accounts';
import { Bot, Lock, Plus } from 'lucide-react';
import { useState } from 'react';
import { AccountCard } from '#web/features/service-accounts/account-card.tsx';
import { useMessages } from '#web/features/service-accounts/messages.ts';
import { NameDialog } from '#web/features/service-accounts/name-dialog.tsx';
import {
  useCreateAccount,
  useCreateKey,
  useRenameAccount,
  useServiceAccounts,
} from '#web/features/service-accounts/service-accounts.requests.ts';
import { ShownKeyDialog } from '#web/features/service-accounts/shown-key-dialog.tsx';
import { useUser } from '#web/shared/account/account.requests.ts';
import { useIsAdmin } from '#web/shared/account/roles.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.tsx';

type OpenDialog =
  | { kind: 'create' }
  | { kind: 'rename' | 'create-key'; account: ServiceAccount }
  | { kind: 'shown'; key: string };

export function Page() {
  const t = useMessages();
  const isAdmin = useIsAdmin();
  const isKnown = useUser().isSuccess;
  const [dialog, setDialog] = useState<OpenDialog>();
  if (isKnown && !isAdmin) {
    return (
      <Card className="mt-8">
        <EmptyState icon={<Lock aria-hidden />} title={t('adminsOnly')} text={t('adminsOnlyText')} />
      </Card>
    );
  }
  return (
    <div className="flex flex-col gap-5 pt-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-130 text-balance text-13 text-ink-2">{t('intro')}</p>
        <Button variant="primary" onClick={() => setDialog({ kind: 'create' })}>
          <Plus aria-hidden />
          {t('create')}
        </Button>
      </div>
      <Accounts isWanted={isAdmin} onOpen={setDialog} />
      {dialog && <Dialogs dialog={dialog} onOpen={setDialog} />}
    </div>
  );
}

type OpenProps = { onOpen: (dialog: OpenDialog | undefined) => void };

function Accounts({ isWanted, onOpen }: OpenProps & { isWanted: boolean }) {
  const t = useMessages();
  const { data, error, isPending, refetch } = useServiceAccounts(isWanted);
  if (isPending) {
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton className="h-40" />
      </div>
    );
  }
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
      onRename={() => onOpen({ kind: 'rename', account })}
      onCreateKey={() => onOpen({ kind: 'create-key', account })}
      onShow={(key) => onOpen({ kind: 'shown', key })}
    />
  ));
}

function Dialogs({ dialog, onOpen }: OpenProps & { dialog: OpenDialog }) {
  const t = useMessages();
  const create = useCreateAccount();
  const rename = useRenameAccount();
  const createKey = useCreateKey();
  const close = () => onOpen(undefined);
  if (dialog.kind === 'shown') return <ShownKeyDialog apiKey={dialog.key} onClose={close} />;
  if (dialog.kind === 'create') {
    const save = async (name: string) => {
      await create.mutateAsync(name);
      toast.success(t('created', { name }));
      close();
    };
    return <NameDialog title={t('create')} saveLabel={t('create')} onSave={save} onClose={close} />;
  }
  const { service_account_user_id: account, name: current } = dialog.account;
  if (dialog.kind === 'rename') {
    const save = async (name: string) => {
      await rename.mutateAsync({ account, name });
      toast.success(t('renamed', { name }));
      close();
    };
    return (
      <NameDialog title={t('rename')} name={current} saveLabel={t('save')} onSave={save} onClose={close} />
    );
  }
  const save = async (name: string) => {
    const made = await createKey.mutateAsync({ account, name });
    onOpen({ kind: 'shown', key: made['xi-api-key'] });
  };
  return (
    <NameDialog
      title={t('createKey')}
      description={t('createKeyText')}
      saveLabel={t('createKey')}
      onSave={save}
      onClose={close}
    />
  );
}
