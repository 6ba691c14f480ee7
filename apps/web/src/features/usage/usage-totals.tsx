import type { UsageReport } from '@mynah/contract/usage';
import { useMessages } from '#web/features/usage/messages.ts';
import { changeOf } from '#web/features/usage/usage-names.ts';
import { formatExactCount } from '#web/shared/format/numbers.ts';
import { formatDuration } from '#web/shared/format/times.ts';
import { Card } from '#web/ui/card.tsx';

/** What was used in all, and how that differs from the time before. */
export function UsageTotals({ total }: { total: UsageReport['total'] }) {
  const t = useMessages();
  const figures = [
    [t('credits'), formatExactCount(total.credits), sentenceOf(total)],
    [t('requests'), formatExactCount(total.requests), undefined],
    [t('characters'), formatExactCount(total.characters), undefined],
    [t('audio'), formatDuration(total.seconds), undefined],
  ] as const;
  return (
    <Card>
      <dl aria-label={t('figures')} className="grid grid-cols-4 max-sm:grid-cols-2">
        {figures.map(([name, figure, note]) => (
          <div key={name} className="flex flex-col gap-0.5 p-4">
            <dt className="text-12 text-ink-3">{name}</dt>
            <dd className="figures font-medium text-20 text-ink">{figure}</dd>
            {note && <dd className="text-12 text-ink-2">{note}</dd>}
          </div>
        ))}
      </dl>
    </Card>
  );

  function sentenceOf(of: UsageReport['total']): string {
    const change = changeOf(of.credits, of.previous_credits);
    if (change === undefined) return t('noneBefore');
    if (change === 0) return t('asBefore');
    return t(change > 0 ? 'upBy' : 'downBy', { percent: formatExactCount(Math.abs(change)) });
  }
}
