import type { Referrals } from '@mynah/contract/billing/referrals';
import { useMessages } from '#web/features/referrals/messages.ts';
import { useGenerateLink } from '#web/features/referrals/referrals.requests.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { formatExactCount } from '#web/shared/format/numbers.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CopyField } from '#web/ui/copy-field.tsx';
import { toast } from '#web/ui/toast.tsx';

/** The link that everybody has, once they ask for it, and those of partners. */
export function LinkCard({ referrals }: { referrals: Referrals }) {
  const t = useMessages();
  const generate = useGenerateLink();
  const { referral_link, reward_credits, partners } = referrals;
  return (
    <Card className="flex flex-col gap-4 p-5">
      <div className="flex flex-col gap-1">
        <h2 className="font-semibold text-15">{t('linkTitle')}</h2>
        <p className="text-13 text-ink-2">
          {reward_credits > 0
            ? t('rewardText', { credits: formatExactCount(reward_credits) })
            : t('noRewardText')}
        </p>
      </div>
      {referral_link === null ? (
        <Button
          variant="primary"
          className="self-start"
          isBusy={generate.isPending}
          onClick={() =>
            generate.mutate(undefined, {
              onError: (error) => void toast.error(t('generateFailed'), { description: errorText(error) }),
            })
          }
        >
          {t('generate')}
        </Button>
      ) : (
        <CopyField label={t('link')} copyLabel={t('copy')} text={referral_link} />
      )}
      {partners.map(({ key, link, reward_credits: reward, is_active }) => (
        <div key={key} className="flex flex-col gap-1.5">
          <p className="flex flex-wrap items-center gap-2 text-13 text-ink-2">
            {t('partnerLink', { key })} · {t('partnerReward', { credits: formatExactCount(reward) })}
            {!is_active && <Badge>{t('ended')}</Badge>}
          </p>
          {is_active && <CopyField label={t('partnerLink', { key })} copyLabel={t('copy')} text={link} />}
        </div>
      ))}
      <p className="text-12 text-ink-3">
        {t('rules')}{' '}
        <a href="/affiliates/terms" className="underline underline-offset-2">
          {t('terms')}
        </a>
      </p>
    </Card>
  );
}
