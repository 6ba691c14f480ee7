import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '#web/features/consent/messages.ts';
import { userQuery, useUser } from '#web/shared/account/account.requests.ts';
import { call } from '#web/shared/api/call.ts';
import { useAppConfig } from '#web/shared/app-config.ts';
import { forgetOptOut, persistOptOut, readOptOut } from '#web/shared/consent/sale.ts';
import { useSession } from '#web/shared/session/session.ts';
import { track } from '#web/shared/track.ts';
import { confirm } from '#web/ui/confirm.ts';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Switch } from '#web/ui/switch.tsx';

/** The opt-out of sale and sharing: of the account, and of a browser without one (PRV-024 to PRV-029). */
export function SaleSwitch({ className }: { className?: string }) {
  const isSignedIn = useSession((session) => session.isSignedIn);
  return isSignedIn ? <PersonsSwitch className={className} /> : <VisitorsSwitch className={className} />;
}

function PersonsSwitch({ className }: { className?: string }) {
  const t = useMessages();
  const client = useQueryClient();
  const user = useUser().data;
  const [isBusy, setBusy] = useState(false);
  const choose = async (isOut: boolean) => {
    if (!user || (isOut && !(await confirm(questionOf(t))))) return;
    setBusy(true);
    const isKept = await okOrToast(call('POST /v1/user/edit', { json: { ccpa_opt_out: isOut } }));
    if (isKept) await client.invalidateQueries({ queryKey: userQuery.queryKey, exact: true });
    setBusy(false);
    if (isKept) keepHere(isOut, () => persistOptOut(user));
  };
  return (
    <Switch
      className={className}
      label={t('sale')}
      hint={t('saleHint')}
      checked={user?.ccpa_opt_out ?? false}
      disabled={!user || isBusy}
      onChange={(isOut) => void choose(isOut)}
    />
  );
}

function VisitorsSwitch({ className }: { className?: string }) {
  const t = useMessages();
  const isByLaw = useAppConfig().data?.privacy.is_opted_out_of_sale ?? false;
  const [isOut, setOut] = useState(readOptOut);
  const choose = async (next: boolean) => {
    if (next && !(await confirm(questionOf(t)))) return;
    setOut(next);
    keepHere(next, persistOptOut);
  };
  return (
    <Switch
      className={className}
      label={t('sale')}
      hint={t('saleHint')}
      checked={isOut ?? isByLaw}
      onChange={(next) => void choose(next)}
    />
  );
}

function keepHere(isOut: boolean, persist: () => void): void {
  if (!isOut) {
    forgetOptOut();
    return;
  }
  persist();
  track({ name: 'sale_opted_out' });
  // what the page has loaded knows nothing of it (PRV-027)
  location.reload();
}

const questionOf = (t: ReturnType<typeof useMessages>) => ({
  title: t('saleQuestion'),
  description: t('saleText'),
  confirmLabel: t('saleConfirm'),
});
