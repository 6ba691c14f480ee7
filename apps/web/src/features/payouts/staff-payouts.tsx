import { formatCents } from '@mynah/contract/billing/money';
import type { StaffPayouts } from '@mynah/contract/billing/payouts';
import { useState } from 'react';
import { useMessages } from '#web/features/payouts/messages.ts';
import { PauseDialog } from '#web/features/payouts/pause-dialog.tsx';
import { useDecision, useStaffPayouts } from '#web/features/payouts/payouts.requests.ts';
import { dateOfUnix, formatDate } from '#web/shared/format/times.ts';
import { StaffList } from '#web/shared/staff/staff-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { toast } from '#web/ui/toast.tsx';

const trustDays = 90;

/** Whose voices earn what: staff pause what looks wrong, and trust whom they know. */
export function Queue() {
  const t = useMessages();
  return (
    <StaffList
      label={t('staffTitle')}
      query={useStaffPayouts()}
      texts={{ loading: t('staffLoading'), failed: t('staffFailed'), empty: t('staffEmpty') }}
      row={(workspace) => <WorkspaceRow key={workspace.workspace_id} workspace={workspace} />}
    />
  );
}

function WorkspaceRow({ workspace }: { workspace: StaffPayouts }) {
  const t = useMessages();
  const [isPausing, setPausing] = useState(false);
  const decide = useDecision(workspace.workspace_id);
  const { name, transfers_paused, trusted_until_unix } = workspace;
  const isTrusted = trusted_until_unix !== null && dateOfUnix(trusted_until_unix) > new Date();
  const resume = async () => {
    if (await okOrToast(decide.mutateAsync({ kind: 'resume' }))) toast.success(t('resumedToast', { name }));
  };
  const trust = async () => {
    const days = isTrusted ? 0 : trustDays;
    if (await okOrToast(decide.mutateAsync({ kind: 'trust', days })))
      toast.success(t(isTrusted ? 'untrustedToast' : 'trustedToast', { name }));
  };
  return (
    <li className="flex items-center gap-2 px-4 py-3 max-sm:flex-wrap">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium text-13">{name}</p>
        <p className="text-12 text-ink-3">{factsOf(workspace, t).join(' · ')}</p>
      </div>
      <Button size="sm" disabled={decide.isPending} onClick={() => void trust()}>
        {isTrusted ? t('untrust') : t('trust')}
      </Button>
      {transfers_paused ? (
        <Button size="sm" disabled={decide.isPending} onClick={() => void resume()}>
          {t('resume')}
        </Button>
      ) : (
        <Button size="sm" disabled={decide.isPending} onClick={() => setPausing(true)}>
          {t('pause')}
        </Button>
      )}
      {isPausing && <PauseDialog workspace={workspace} onClose={() => setPausing(false)} />}
    </li>
  );
}

function factsOf(workspace: StaffPayouts, t: ReturnType<typeof useMessages>): string[] {
  const { balance, available, open_transfers, pause_reason, trusted_until_unix } = workspace;
  const facts = [
    t('staffBalance', {
      balance: formatCents(balance.amount, balance.currency),
      available: formatCents(available.amount, available.currency),
    }),
  ];
  if (open_transfers > 0) facts.push(t('staffOpen', { count: open_transfers }));
  if (pause_reason !== null) facts.push(t('staffPaused', { reason: pause_reason }));
  if (trusted_until_unix !== null)
    facts.push(t('staffTrusted', { date: formatDate(dateOfUnix(trusted_until_unix)) }));
  return facts;
}
