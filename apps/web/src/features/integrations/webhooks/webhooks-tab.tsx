import { useQuery } from '@tanstack/react-query';
import { Webhook } from 'lucide-react';
import { useMessages } from '#web/features/integrations/messages.ts';
import { chosenWebhookQuery, webhooksQuery } from '#web/features/integrations/webhooks/webhooks.requests.ts';
import { useIsAdmin } from '#web/shared/account/roles.ts';
import { AGENTS_SETTINGS_PATH } from '#web/shared/agents/agent-paths.ts';
import type { Answered } from '#web/shared/api/operation.ts';
import { dateOfUnix, formatAgo } from '#web/shared/format/times.ts';
import { useHasPages } from '#web/shared/pages.ts';
import { Link } from '#web/shared/routing/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';

const webhooksPath = '/app/workspace/webhooks';
type Hook = Answered<'GET /v1/workspace/webhooks'>['webhooks'][number];

/** Whom the workspace tells when a conversation ends, and how that went. */
export function WebhooksTab() {
  const t = useMessages();
  const isAdmin = useIsAdmin();
  const query = useQuery({ ...webhooksQuery, enabled: isAdmin });
  const chosen = useQuery(chosenWebhookQuery).data;
  const has = useHasPages();
  if (!isAdmin)
    return (
      <Card>
        <EmptyState icon={<Webhook aria-hidden />} title={t('adminsOnly')} text={t('adminsOnlyText')} />
      </Card>
    );
  const links = (
    <div className="flex flex-wrap gap-2">
      {has(webhooksPath) && (
        <Link to={webhooksPath} className={buttonClass()}>
          {t('manageWebhooks')}
        </Link>
      )}
      {has(AGENTS_SETTINGS_PATH) && (
        <Link to={AGENTS_SETTINGS_PATH} hash="conversations" className={buttonClass()}>
          {t('chooseWebhook')}
        </Link>
      )}
    </div>
  );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-60 text-13 text-ink-2">{t('webhooksText')}</p>
        {links}
      </div>
      <ListFrame
        query={{ ...query, data: query.data?.webhooks }}
        failed={t('webhooksFailed')}
        loading={<SkeletonRows label={t('loading')} cells={['h-4 w-44', 'h-4 w-24']} />}
        empty={
          <EmptyState icon={<Webhook aria-hidden />} title={t('noWebhooks')} text={t('noWebhooksText')} />
        }
      >
        {(webhooks) => (
          <DataTable
            label={t('webhooks')}
            items={webhooks}
            keyOf={({ webhook_id }) => webhook_id}
            columns={[
              {
                title: t('name'),
                cell: ({ name, webhook_url, webhook_id }) => (
                  <>
                    <span className="flex flex-wrap items-center gap-2 font-medium text-ink">
                      <span className="truncate">{name}</span>
                      {webhook_id === chosen && <Badge tone="accent">{t('toldAfterCalls')}</Badge>}
                    </span>
                    <span className="block truncate text-12 text-ink-3">{webhook_url}</span>
                  </>
                ),
                cellClass: 'max-w-90 py-2 max-sm:max-w-50',
              },
              { title: t('lastDelivery'), cell: (webhook) => <Delivery webhook={webhook} /> },
            ]}
          />
        )}
      </ListFrame>
    </>
  );
}

function Delivery({ webhook }: { webhook: Hook }) {
  const t = useMessages();
  const { most_recent_failure_timestamp: failed, most_recent_success_timestamp: succeeded } = webhook;
  if (webhook.is_disabled || webhook.is_auto_disabled) return <Badge tone="danger">{t('switchedOff')}</Badge>;
  if (failed == null && succeeded == null) return <span className="text-ink-3">{t('noDelivery')}</span>;
  if ((succeeded ?? 0) >= (failed ?? 0) && webhook.failures_in_a_row === 0)
    return t('delivered', { ago: formatAgo(dateOfUnix(succeeded ?? 0)) });
  return <span className="text-danger">{t('undelivered', { ago: formatAgo(dateOfUnix(failed ?? 0)) })}</span>;
}
