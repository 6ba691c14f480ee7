import type { Partner } from '@mynah/contract/billing/referrals';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#web/features/referrals/messages.ts';
import { PartnerDialog } from '#web/features/referrals/partner-dialog.tsx';
import { useEndPartner, usePartners } from '#web/features/referrals/referrals.requests.ts';
import { formatExactCount } from '#web/shared/format/numbers.ts';
import { StaffList } from '#web/shared/staff/staff-list.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { toast } from '#web/ui/toast.tsx';

/** Who brings people here by agreement, and a way to give somebody a key. */
export function Queue() {
  const t = useMessages();
  const [isAdding, setAdding] = useState(false);
  return (
    <div className="flex flex-col items-start gap-3">
      <Button size="sm" onClick={() => setAdding(true)}>
        <Plus aria-hidden />
        {t('addPartner')}
      </Button>
      <div className="w-full">
        <StaffList
          label={t('partners')}
          query={usePartners()}
          texts={{ loading: t('partnersLoading'), failed: t('partnersFailed'), empty: t('partnersEmpty') }}
          row={(partner) => <PartnerRow key={partner.key} partner={partner} />}
        />
      </div>
      {isAdding && <PartnerDialog onClose={() => setAdding(false)} />}
    </div>
  );
}

function PartnerRow({ partner: { key, reward_credits, is_active, ...facts } }: { partner: Partner }) {
  const t = useMessages();
  const end = useEndPartner();
  const ask = async () => {
    const isSure = await confirm({
      title: t('endTitle', { key }),
      description: t('endText'),
      confirmLabel: t('end'),
      cancelLabel: t('keep'),
    });
    if (isSure && (await okOrToast(end.mutateAsync(key)))) toast.success(t('endedToast', { key }));
  };
  return (
    <li className="flex items-center gap-2 px-4 py-3 max-sm:flex-wrap">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium text-13">{key}</p>
        <p className="text-12 text-ink-3">
          {t('partnerFacts', { ...facts, credits: formatExactCount(reward_credits) })}
        </p>
      </div>
      {is_active ? (
        <Button size="sm" disabled={end.isPending} onClick={() => void ask()}>
          {t('end')}
        </Button>
      ) : (
        <Badge>{t('ended')}</Badge>
      )}
    </li>
  );
}
