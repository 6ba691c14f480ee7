import type { Webhook } from '@mynah/contract/webhooks';
import { useMessages } from '#web/features/webhooks/messages.ts';
import { WebhookActions } from '#web/features/webhooks/webhook-actions.tsx';
import { lastResultOf } from '#web/features/webhooks/webhook-state.ts';
import type { WebhookOwner } from '#web/features/webhooks/webhooks.requests.ts';
import { dateOfUnix, formatAgo } from '#web/shared/format/times.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Cell, HeaderCell, Row, Table } from '#web/ui/table.tsx';

type TableProps = {
  owner: WebhookOwner;
  webhooks: readonly Webhook[];
  canEdit: boolean;
  onOpen: (kind: 'edit' | 'log', webhook: Webhook) => void;
  onSecret: (name: string, secret: string) => void;
};

export function WebhookTable({ webhooks, canEdit, ...actions }: TableProps) {
  const t = useMessages();
  return (
    <Table label={t('listLabel')}>
      <thead>
        <tr>
          <HeaderCell>{t('columnWebhook')}</HeaderCell>
          <HeaderCell className="max-sm:px-1">{t('columnState')}</HeaderCell>
          <HeaderCell className="max-md:hidden">{t('columnLast')}</HeaderCell>
          {canEdit && (
            <HeaderCell>
              <span className="sr-only">{t('columnActions')}</span>
            </HeaderCell>
          )}
        </tr>
      </thead>
      <tbody>
        {webhooks.map((webhook) => (
          <Row key={webhook.webhook_id}>
            <Cell className="h-15 max-w-80 max-md:py-2 max-sm:max-w-44">
              <span className="block truncate font-medium text-ink">{webhook.name}</span>
              <span className="figures block truncate text-12 text-ink-3" title={webhook.webhook_url}>
                {webhook.webhook_url}
              </span>
              <span className="block truncate text-12 text-ink-3 md:hidden">
                <LastResult webhook={webhook} />
              </span>
            </Cell>
            <Cell className="max-sm:px-1">
              <StateBadge webhook={webhook} />
            </Cell>
            <Cell className="whitespace-nowrap max-md:hidden">
              <LastResult webhook={webhook} />
            </Cell>
            {canEdit && (
              <Cell className="w-14 px-2 text-right">
                <WebhookActions webhook={webhook} {...actions} />
              </Cell>
            )}
          </Row>
        ))}
      </tbody>
    </Table>
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

const ROWS = ['a', 'b', 'c'];

export function WebhookTableSkeleton({ label }: { label: string }) {
  return (
    <Card role="status" aria-label={label}>
      <div className="h-10 border-b" />
      {ROWS.map((row) => (
        <div key={row} className="flex h-15 items-center gap-8 border-b px-4 last:border-b-0">
          <Skeleton className="h-4 w-52" />
          <Skeleton className="h-4 w-16" />
          <Skeleton className="h-4 w-24 max-md:hidden" />
        </div>
      ))}
    </Card>
  );
}
