import { zodResolver } from '@hookform/resolvers/zod';
import type { SomeWorkspace, WorkspaceCredits } from '@mynah/contract/operations';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useChangeCredits, useCredits } from '#web/features/staff/accounts/accounts.requests.ts';
import { message, useMessages } from '#web/features/staff/accounts/messages.ts';
import { SpendingList } from '#web/features/staff/accounts/spending-list.tsx';
import { Facts } from '#web/features/staff/server/facts.tsx';
import { formatCount } from '#web/shared/format/numbers.ts';
import { dateOfUnix, formatDate } from '#web/shared/format/times.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.tsx';

const number = z.string().check(z.trim(), z.regex(/^[1-9]\d*$/, message('amountInvalid')));
const schema = z.object({
  credits: number,
  reason: z.string().check(z.trim(), z.minLength(3, message('reasonInvalid'))),
  days: z.union([z.literal(''), number]),
});
type Values = z.infer<typeof schema>;

/** What a workspace has and spent last, with a way to give credits and to give some back. */
export function CreditsDialog({ workspace, onClose }: { workspace: SomeWorkspace; onClose: () => void }) {
  const t = useMessages();
  const form = useForm<Values>({
    resolver: zodResolver(schema),
    defaultValues: { credits: '', reason: '', days: '' },
  });
  const { data, error, refetch } = useCredits(workspace.workspace_id);
  const { mutateAsync } = useChangeCredits(workspace.workspace_id);
  const { name } = workspace;
  const save = async ({ credits, reason, days }: Values) => {
    const count = Number(credits);
    const expiresInDays = days === '' ? undefined : Number(days);
    await mutateAsync({ kind: 'grant', credits: count, reason, expiresInDays });
    toast.success(t('granted', { name, count }));
    form.reset();
  };
  return (
    <FormDialog
      form={form}
      title={t('creditsOf', { name })}
      submitLabel={t('grant')}
      onClose={onClose}
      onSave={save}
    >
      {data ? <Balance credits={data} /> : null}
      {!data && error ? (
        <ErrorState error={error} title={t('creditsFailed')} onRetry={() => void refetch()} />
      ) : null}
      {!data && !error ? <Skeleton className="h-12" /> : null}
      <TextField form={form} name="credits" label={t('grantAmount')} inputMode="numeric" maxLength={10} />
      <TextField form={form} name="reason" label={t('grantReason')} maxLength={200} />
      <TextField
        form={form}
        name="days"
        label={t('grantDays')}
        hint={t('grantDaysHint')}
        inputMode="numeric"
        maxLength={4}
      />
      {data && <SpendingList workspaceId={workspace.workspace_id} spendings={data.spendings} />}
    </FormDialog>
  );
}

function Balance({
  credits: { used, limit, granted, period_ends_at_unix: end },
}: {
  credits: WorkspaceCredits;
}) {
  const t = useMessages();
  const usedText =
    limit === null
      ? t('unlimited', { used: formatCount(used) })
      : t('usedOf', { used: formatCount(used), limit: formatCount(limit) });
  return (
    <Facts
      facts={[
        [t('inPeriod', { date: formatDate(dateOfUnix(end)) }), usedText],
        [t('besidePlan'), formatCount(granted)],
      ]}
    />
  );
}
