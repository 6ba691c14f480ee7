import { type Sums, successShare } from '#web/features/conversations/dashboard/sum-days.ts';
import { useMessages } from '#web/features/conversations/messages.ts';
import { formatExactCount } from '#web/shared/format/numbers.ts';
import { formatDuration } from '#web/shared/format/times.ts';

/** The chief figures of the period, side by side. */
export function Figures({ sums }: { sums: Sums }) {
  const t = useMessages();
  const share = successShare(sums);
  const { conversations, responseSeconds } = sums;
  return (
    <dl className="grid grid-cols-4 gap-3 max-md:grid-cols-2">
      <Figure name={t('measureConversations')} value={formatExactCount(conversations)} />
      <Figure
        name={t('success')}
        value={share === undefined ? t('notMeasured') : `${Math.round(share * 100)} %`}
        detail={t('successText', { count: formatExactCount(sums.successful + sums.failed) })}
      />
      <Figure
        name={t('averageLength')}
        value={conversations === 0 ? t('notMeasured') : formatDuration((sums.minutes * 60) / conversations)}
      />
      <Figure
        name={t('responseTime')}
        value={responseSeconds === undefined ? t('notMeasured') : `${responseSeconds.toFixed(2)} s`}
        detail={t('responseTimeText')}
      />
    </dl>
  );
}

function Figure({ name, value, detail }: { name: string; value: string; detail?: string }) {
  return (
    <div className="flex flex-col gap-0.5 rounded-lg border bg-surface p-4">
      <dt className="text-12 text-ink-3">{name}</dt>
      <dd className="font-semibold text-22 text-ink tabular-nums">{value}</dd>
      {detail && <dd className="text-12 text-ink-3">{detail}</dd>}
    </div>
  );
}
