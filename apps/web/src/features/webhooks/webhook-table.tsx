import type { Webhook } from '@mynah/contract/workspaces/webhooks';
import { useMessages } from '#web/features/webhooks/messages.ts';
import { WebhookActions } from '#web/features/webhooks/webhook-actions.tsx';
import { lastResultOf } from '#web/features/webhooks/webhook-state.ts';
import type { WebhookOwner } from '#web/features/webhooks/webhooks.requests.ts';
import { dateOfUnix, formatAgo } from '#web/shared/format/times.ts';
import { Badge } from '#web/ui/badge.tsx';
import { DataTable } from '#web/ui/data-table.tsx';

type TableProps = {
  owner: WebhookOwner;
  webhooks: readonly Webhook[];
  canEdit: boolean;
  onOpen: (kind: 'edit' | 'log', webhook: Webhook) => void;
  onSecret: (name: string, secret: string) => void;
};

export function WebhookTable({ webhooks, canEdit, ...actions }: TableProps) {
  const t = useMessages();
  const actionsOf = (webhook: Webhook) => <WebhookActions webhook={webhook} {...actions} />;
  return (
    <DataTable
      label={t('listLabel')}
      items={webhooks}
      keyOf={({ webhook_id }) => webhook_id}
      columns={[
        {
          title: t('columnWebhook'),
          cell: (webhook) => <NameAndAddress webhook={webhook} />,
          cellClass: 'h-15 max-w-80 max-md:py-2 max-sm:max-w-44',
        },
        {
          title: t('columnState'),
          cell: (webhook) => <StateBadge webhook={webhook} />,
          className: 'max-sm:px-1',
        },
        {
          title: t('columnLast'),
          cell: (webhook) => <LastResult webhook={webhook} />,
          className: 'max-md:hidden',
          cellClass: 'whitespace-nowrap',
        },
      ]}
      actions={canEdit ? { title: t('columnActions'), of: actionsOf } : undefined}
    />
  );
}

function NameAndAddress({ webhook }: { webhook: Webhook }) {
  return (
    <>
      <span className="block truncate font-medium text-ink">{webhook.name}</span>
      <span className="figures block truncate text-12 text-ink-3" title={webhook.webhook_url}>
        {webhook.webhook_url}
      </span>
      <span className="block truncate text-12 text-ink-3 md:hidden">
        <LastResult webhook={webhook} />
      </span>
    </>
  );
}

function StateBadge({ webhook: { is_disabled, is_auto_disabled } }: { webhook: Webhook }) {
  const t = useMessages();
  if (is_disabled) return <Badge>{t('disabled')}</Badge>;
  if (is_auto_disabled) return <Badge tone="danger">{t('autoDisabled')}</Badge>;
  return <Badge tone="positive">{t('active')}</Badge>;
}

function LastResult({ webhook }: { webhook: Webhook }) {
  const t = useMessages();
  const last = lastResultOf(webhook);
  if (!last) return <span className="text-ink-3">{t('never')}</span>;
  const ago = formatAgo(dateOfUnix(last.atUnix));
  if (last.isSuccess) return t('deliveredAgo', { ago });
  const text = last.status === null ? t('failedAgo', { ago }) : t('failedWith', { status: last.status, ago });
  return <span className="text-danger">{text}</span>;
}
