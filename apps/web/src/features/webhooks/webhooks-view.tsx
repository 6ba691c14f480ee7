import type { Webhook } from '@mynah/contract/workspaces/webhooks';
import { Plus, Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { DeliveryLog } from '#web/features/webhooks/delivery-log.tsx';
import { useMessages } from '#web/features/webhooks/messages.ts';
import { NewSecretDialog } from '#web/features/webhooks/new-secret-dialog.tsx';
import { WebhookDialog } from '#web/features/webhooks/webhook-dialog.tsx';
import { WebhookTable } from '#web/features/webhooks/webhook-table.tsx';
import { useWebhooks, type WebhookOwner } from '#web/features/webhooks/webhooks.requests.ts';
import { useRefreshOn } from '#web/shared/events/use-refresh-on.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';

type OpenDialog =
  | { kind: 'create' }
  | { kind: 'edit' | 'log'; webhook: Webhook }
  | { kind: 'secret'; name: string; secret: string }
  | null;

type WebhooksViewProps = { owner: WebhookOwner; intro: string; canEdit: boolean };

/** The webhooks of one owner, a person or the workspace (WSP-070). */
export function WebhooksView({ owner, intro, canEdit }: WebhooksViewProps) {
  const t = useMessages();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = () => setDialog(null);
  const showSecret = (name: string, secret: string) => setDialog({ kind: 'secret', name, secret });
  useRefreshOn('webhook.changed', ['webhooks', owner]);
  useRefreshOn('webhook.disabled', ['webhooks', owner]);
  return (
    <div className="flex flex-col gap-5 pt-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-130 text-balance text-13 text-ink-2">{intro}</p>
        {canEdit && (
          <Button variant="primary" onClick={() => setDialog({ kind: 'create' })}>
            <Plus aria-hidden />
            {t('create')}
          </Button>
        )}
      </div>
      <WebhookList
        owner={owner}
        canEdit={canEdit}
        onSecret={showSecret}
        onOpen={(kind, webhook) => setDialog({ kind, webhook })}
      />
      {(dialog?.kind === 'create' || dialog?.kind === 'edit') && (
        <WebhookDialog
          owner={owner}
          webhook={dialog.kind === 'edit' ? dialog.webhook : undefined}
          onClose={close}
          onSecret={showSecret}
        />
      )}
      {dialog?.kind === 'secret' && <NewSecretDialog {...dialog} onClose={close} />}
      {dialog?.kind === 'log' && <DeliveryLog owner={owner} webhook={dialog.webhook} onClose={close} />}
    </div>
  );
}

type WebhookListProps = {
  owner: WebhookOwner;
  canEdit: boolean;
  onOpen: (kind: 'edit' | 'log', webhook: Webhook) => void;
  onSecret: (name: string, secret: string) => void;
};

function WebhookList({ owner, ...props }: WebhookListProps) {
  const t = useMessages();
  const webhooks = useWebhooks(owner);
  return (
    <ListFrame
      query={{ ...webhooks, data: webhooks.data?.webhooks }}
      loading={
        <SkeletonRows
          hasHead
          label={t('loading')}
          cells={['h-4 w-52', 'h-4 w-16', 'h-4 w-24 max-md:hidden']}
        />
      }
      failed={t('failed')}
      empty={<EmptyState icon={<WebhookIcon aria-hidden />} title={t('emptyTitle')} text={t('emptyText')} />}
    >
      {(list) => <WebhookTable owner={owner} webhooks={list} {...props} />}
    </ListFrame>
  );
}
