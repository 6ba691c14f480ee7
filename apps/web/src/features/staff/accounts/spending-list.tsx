import { zodResolver } from '@hookform/resolvers/zod';
import type { WorkspaceCredits } from '@mynah/contract/operations';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useChangeCredits } from '#web/features/staff/accounts/accounts.requests.ts';
import { message, useMessages } from '#web/features/staff/accounts/messages.ts';
import { formatCount } from '#web/shared/format/numbers.ts';
import { dateOfUnix, formatDate } from '#web/shared/format/times.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';

const schema = z.object({ reason: z.string().check(z.trim(), z.minLength(3, message('reasonInvalid'))) });

type Spending = WorkspaceCredits['spendings'][number];

/** What was spent last, each given back once with a reason. */
export function SpendingList({
  workspaceId,
  spendings,
}: {
  workspaceId: string;
  spendings: readonly Spending[];
}) {
  const t = useMessages();
  const [asked, setAsked] = useState<Spending>();
  return (
    <section aria-label={t('lastSpendings')} className="flex flex-col gap-2">
      <h3 className="font-medium text-13">{t('lastSpendings')}</h3>
      {spendings.length === 0 && <p className="text-13 text-ink-3">{t('nothingSpent')}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {spendings.map((spending) => (
          <li key={spending.entry_id} className="flex min-h-9 items-center gap-3 py-1 text-13">
            <span className="figures w-20 text-end">{formatCount(spending.credits)}</span>
            <span className="min-w-0 flex-1 truncate">{spending.product}</span>
            <span className="text-12 text-ink-3">{formatDate(dateOfUnix(spending.created_at_unix))}</span>
            {spending.refunded === null ? (
              <Button size="sm" onClick={() => setAsked(spending)}>
                {t('refund')}
              </Button>
            ) : (
              <Badge>{t('refunded')}</Badge>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <RefundDialog workspaceId={workspaceId} spending={asked} onClose={() => setAsked(undefined)} />
      )}
    </section>
  );
}

type RefundProps = { workspaceId: string; spending: Spending; onClose: () => void };

function RefundDialog({ workspaceId, spending, onClose }: RefundProps) {
  const t = useMessages();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { reason: '' } });
  const { mutateAsync } = useChangeCredits(workspaceId);
  const save = async ({ reason }: { reason: string }) => {
    await mutateAsync({ kind: 'refund', entryId: spending.entry_id, reason });
    onClose();
  };
  return (
    <FormDialog
      form={form}
      title={t('refundTitle', { count: spending.credits })}
      description={t('refundText')}
      submitLabel={t('refund')}
      onClose={onClose}
      onSave={save}
    >
      <TextField form={form} name="reason" label={t('grantReason')} maxLength={200} />
    </FormDialog>
  );
}
