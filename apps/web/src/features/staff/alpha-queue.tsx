import type { AlphaRequest } from '@mynah/contract/accounts/staff';
import { useMessages } from '#web/features/staff/messages.ts';
import { useAlphaRequests, useDecideAlpha } from '#web/features/staff/staff.requests.ts';
import { dateOfUnix, formatDate } from '#web/shared/format/times.ts';
import { StaffList } from '#web/shared/staff/staff-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { toast } from '#web/ui/toast.tsx';

export function Queue() {
  const t = useMessages();
  return (
    <StaffList
      label={t('alphaAccess')}
      query={useAlphaRequests()}
      texts={{ loading: t('loading'), failed: t('alphaFailed'), empty: t('alphaEmpty') }}
      row={(request) => <AlphaRow key={request.user_id} request={request} />}
    />
  );
}

function AlphaRow({ request: { user_id, email, first_name, requested_at_unix } }: { request: AlphaRequest }) {
  const t = useMessages();
  const decide = useDecideAlpha();
  const answer = async (grant: boolean) => {
    const isDone = await okOrToast(decide.mutateAsync({ userId: user_id, grant }));
    if (isDone) toast.success(t(grant ? 'granted' : 'denied', { email }));
  };
  return (
    <li className="flex items-center gap-2 px-4 py-3 max-sm:flex-wrap">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium text-13">{first_name ? `${first_name} · ${email}` : email}</p>
        <p className="text-12 text-ink-3">
          {t('asked', { date: formatDate(dateOfUnix(requested_at_unix)) })}
        </p>
      </div>
      <Button size="sm" disabled={decide.isPending} onClick={() => void answer(false)}>
        {t('deny')}
      </Button>
      <Button size="sm" variant="primary" disabled={decide.isPending} onClick={() => void answer(true)}>
        {t('grant')}
      </Button>
    </li>
  );
}
