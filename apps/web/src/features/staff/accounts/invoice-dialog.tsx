import { zodResolver } from '@hookform/resolvers/zod';
import { formatCents } from '@mynah/contract/billing/money';
import type { Invoice } from '@mynah/contract/billing/subscriptions';
import type { SomeWorkspace } from '@mynah/contract/operations';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useInvoices, useRefundInvoice } from '#web/features/staff/accounts/accounts.requests.ts';
import { message, useMessages } from '#web/features/staff/accounts/messages.ts';
import { toCents } from '#web/features/staff/money/code-form.ts';
import { dateOfUnix, formatDate } from '#web/shared/format/times.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';

/** What a workspace paid, with a way to give it back. */
export function InvoiceDialog({ workspace, onClose }: { workspace: SomeWorkspace; onClose: () => void }) {
  const t = useMessages();
  const query = useInvoices(workspace.workspace_id);
  const [asked, setAsked] = useState<Invoice>();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('invoicesOf', { name: workspace.name })}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <ListFrame
        query={query}
        loading={<SkeletonRows label={t('loading')} cells={['h-4 w-40', 'h-4 w-20']} />}
        failed={t('invoicesFailed')}
        empty={<p className="p-4 text-13 text-ink-3">{t('noInvoice')}</p>}
      >
        {(invoices) => (
          <ul className="flex flex-col divide-y divide-line">
            {invoices.map((invoice) => (
              <InvoiceRow key={invoice.invoice_id} invoice={invoice} onRefund={() => setAsked(invoice)} />
            ))}
          </ul>
        )}
      </ListFrame>
      {asked && (
        <RefundDialog
          workspaceId={workspace.workspace_id}
          invoice={asked}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Dialog>
  );
}

const leftOf = ({ total_cents, refunded_cents }: Invoice): number => total_cents - refunded_cents;

function InvoiceRow({ invoice, onRefund }: { invoice: Invoice; onRefund: () => void }) {
  const t = useMessages();
  const { number, issued_at_unix, total_cents, refunded_cents, currency, status } = invoice;
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 py-1.5 text-13">
      <span className="min-w-0 flex-1 truncate">
        {number}
        <span className="block text-12 text-ink-3">{formatDate(dateOfUnix(issued_at_unix))}</span>
      </span>
      <span className="figures">{formatCents(total_cents, currency)}</span>
      {refunded_cents > 0 && (
        <Badge>{t('refundedCents', { amount: formatCents(refunded_cents, currency) })}</Badge>
      )}
      {status !== 'paid' && (
        <Badge tone={status === 'open' ? 'danger' : 'neutral'}>{t(`invoice_${status}`)}</Badge>
      )}
      {status === 'paid' && leftOf(invoice) > 0 && (
        <Button size="sm" onClick={onRefund}>
          {t('refundMoney')}
        </Button>
      )}
    </li>
  );
}

type RefundProps = { workspaceId: string; invoice: Invoice; onClose: () => void };

function RefundDialog({ workspaceId, invoice, onClose }: RefundProps) {
  const t = useMessages();
  const left = leftOf(invoice);
  const schema = z.object({
    amount: z.string().check(
      z.trim(),
      z.refine((text) => (toCents(text) ?? left + 1) <= left, message('refundInvalid')),
    ),
    reason: z.string().check(z.trim(), z.minLength(3, message('reasonInvalid'))),
  });
  const form = useForm<z.infer<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { amount: (left / 100).toFixed(2), reason: '' },
  });
  const { mutateAsync } = useRefundInvoice(workspaceId);
  return (
    <FormDialog
      form={form}
      size="sm"
      title={t('refundMoneyTitle', { number: invoice.number })}
      description={t('refundMoneyText', { amount: formatCents(left, invoice.currency) })}
      submitLabel={t('refundMoney')}
      onClose={onClose}
      onSave={async ({ amount, reason }) => {
        await mutateAsync({ invoiceId: invoice.invoice_id, amount_cents: toCents(amount) ?? 0, reason });
        toast.success(t('refundedMoney'));
        onClose();
      }}
    >
      <TextField form={form} name="amount" label={t('refundAmount')} inputMode="decimal" maxLength={9} />
      <TextField form={form} name="reason" label={t('grantReason')} maxLength={200} />
    </FormDialog>
  );
}
