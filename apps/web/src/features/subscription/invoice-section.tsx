import { formatCents } from '@mynah/contract/billing/money';
import type { Invoice } from '@mynah/contract/billing/subscriptions';
import { Download } from 'lucide-react';
import { useMessages } from '#web/features/subscription/messages.ts';
import { downloadInvoice, useInvoices } from '#web/features/subscription/subscription.requests.ts';
import { useIsAdmin } from '#web/shared/account/roles.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { dateOfUnix, formatDate } from '#web/shared/format/times.ts';
import { Badge } from '#web/ui/badge.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { toast } from '#web/ui/toast.tsx';

const tones = { paid: 'positive', open: 'danger', void: 'neutral' } as const;

/** For admins: what was paid, newest first. */
export function InvoiceSection() {
  const t = useMessages();
  const isAdmin = useIsAdmin();
  const query = useInvoices(isAdmin);
  if (!isAdmin) return null;
  return (
    <div className="flex flex-col gap-3">
      <h2 className="font-semibold text-15">{t('invoices')}</h2>
      <ListFrame
        query={query}
        loading={<SkeletonRows hasHead label={t('invoicesLoading')} cells={['h-4 w-32', 'h-4 w-16']} />}
        failed={t('invoicesFailed')}
        empty={<p className="p-5 text-13 text-ink-2">{t('invoicesEmpty')}</p>}
      >
        {(invoices) => (
          <DataTable
            label={t('invoices')}
            items={invoices}
            keyOf={({ invoice_id }) => invoice_id}
            columns={[
              { title: t('invoice'), cell: ({ number }) => number, cellClass: 'font-medium text-ink' },
              {
                title: t('issued'),
                cell: ({ issued_at_unix }) => formatDate(dateOfUnix(issued_at_unix)),
                className: 'max-sm:hidden',
              },
              { title: t('amount'), cell: amountOf, cellClass: 'figures whitespace-nowrap' },
              { title: t('status'), cell: (invoice) => <Status invoice={invoice} /> },
            ]}
            actions={{ title: t('download'), of: (invoice) => <DownloadButton invoice={invoice} /> }}
          />
        )}
      </ListFrame>
    </div>
  );
}

const amountOf = ({ total_cents, currency }: Invoice): string => formatCents(total_cents, currency);

function Status({ invoice }: { invoice: Invoice }) {
  const t = useMessages();
  const { status, refunded_cents, currency } = invoice;
  const amount = formatCents(refunded_cents, currency);
  return refunded_cents > 0 ? (
    <Badge>{t('refunded', { amount })}</Badge>
  ) : (
    <Badge tone={tones[status]}>{t(status)}</Badge>
  );
}

function DownloadButton({ invoice: { invoice_id, number } }: { invoice: Invoice }) {
  const t = useMessages();
  const download = () =>
    downloadInvoice(invoice_id, number).catch((error) =>
      toast.error(t('downloadFailed'), { description: errorText(error) }),
    );
  return (
    <IconButton label={t('downloadInvoice', { number })} onClick={() => void download()}>
      <Download aria-hidden />
    </IconButton>
  );
}
