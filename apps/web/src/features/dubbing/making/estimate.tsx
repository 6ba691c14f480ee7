import type { Estimate as Expected } from '#web/features/dubbing/dubbing.requests.ts';
import { useMessages } from '#web/features/dubbing/messages.ts';
import { formatDuration } from '#web/shared/format/times.ts';
import { CreditCost } from '#web/shared/making/credit-cost.tsx';

/** How long it will take and what it will cost; where the length is not known, that it is counted later. */
export function Estimate({ estimate }: { estimate: Expected | undefined }) {
  const t = useMessages();
  if (!estimate) return <span />;
  const { credits, expected_duration_sec: seconds } = estimate;
  if (credits === 0) return <p className="text-12 text-ink-3">{t('lengthUnknown')}</p>;
  return (
    <p className="flex flex-wrap gap-x-3 text-12 text-ink-2">
      <span>{t('takesAbout', { duration: formatDuration(seconds) })}</span>
      <CreditCost cost={credits} />
    </p>
  );
}
