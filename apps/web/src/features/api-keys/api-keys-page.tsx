import type { ApiKey } from '@mynah/contract/workspaces';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import type { CreatedKey } from '#web/features/api-keys/api-keys.requests.ts';
import { useApiKeys } from '#web/features/api-keys/api-keys.requests.ts';
import { KeyDialog } from '#web/features/api-keys/key-dialog.tsx';
import { KeyTable, KeyTableSkeleton } from '#web/features/api-keys/key-table.tsx';
import { useMessages } from '#web/features/api-keys/messages.ts';
import { NewKeyDialog } from '#web/features/api-keys/new-key-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';

type OpenDialog =
  | { kind: 'create' }
  | { kind: 'edit'; apiKey: ApiKey }
  | { kind: 'created'; key: CreatedKey }
  | null;

export function Page() {
  const t = useMessages();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = () => setDialog(null);
  return (
    <div className="flex flex-col gap-5 pt-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-130 text-balance text-13 text-ink-2">{t('intro')}</p>
        <Button variant="primary" onClick={() => setDialog({ kind: 'create' })}>
          <Plus aria-hidden />
          {t('create')}
        </Button>
      </div>
      <KeyList onEdit={(apiKey) => setDialog({ kind: 'edit', apiKey })} />
      {dialog?.kind === 'create' && (
        <KeyDialog onClose={close} onCreated={(key) => setDialog({ kind: 'created', key })} />
      )}
      {dialog?.kind === 'edit' && <KeyDialog apiKey={dialog.apiKey} onClose={close} onCreated={close} />}
      {dialog?.kind === 'created' && <NewKeyDialog apiKey={dialog.key.xi_api_key} onClose={close} />}
    </div>
  );
}

function KeyList({ onEdit }: { onEdit: (apiKey: ApiKey) => void }) {
  const t = useMessages();
  const keys = useApiKeys();
  if (keys.isPending) return <KeyTableSkeleton label={t('loading')} />;
  if (keys.isError) {
    return (
      <Card>
        <ErrorState error={keys.error} title={t('failed')} onRetry={() => void keys.refetch()} />
      </Card>
    );
  }
  if (keys.data.api_keys.length === 0) {
    return (
      <Card>
        <EmptyState icon={<KeyRound aria-hidden />} title={t('emptyTitle')} text={t('emptyText')} />
      </Card>
    );
  }
  return <KeyTable keys={keys.data.api_keys} onEdit={onEdit} />;
}
