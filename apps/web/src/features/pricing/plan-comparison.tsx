import { formatCents } from '@mynah/contract/billing/money';
import type { PlanOffer } from '@mynah/contract/billing/plan-offers';
import { useMessages } from '#web/features/pricing/messages.ts';
import { monthlyPriceOf, type PriceChoice } from '#web/features/pricing/price-choice.ts';
import { formatCount } from '#web/shared/format/numbers.ts';
import { Card } from '#web/ui/card.tsx';
import { Cell, HeaderCell, Row, Table } from '#web/ui/table.tsx';

type PlanComparisonProps = { plans: readonly PlanOffer[]; choice: PriceChoice };

/** Side by side where there is room; on a phone one below the other, so nothing is to be scrolled sideways. */
export function PlanComparison(props: PlanComparisonProps) {
  const t = useMessages();
  return (
    <div className="flex flex-col gap-4">
      <h2 className="font-semibold text-18">{t('compare')}</h2>
      <div className="max-md:hidden">
        <WideComparison {...props} />
      </div>
      <div className="flex flex-col gap-3 md:hidden">
        <NarrowComparison {...props} />
      </div>
    </div>
  );
}

function WideComparison({ plans, choice }: PlanComparisonProps) {
  const t = useMessages();
  const rows = useRows(choice);
  return (
    <Table label={t('compare')}>
      <thead>
        <tr>
          <HeaderCell>{t('plan')}</HeaderCell>
          {plans.map(({ tier, name }) => (
            <HeaderCell key={tier}>{name}</HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title, of }) => (
          <Row key={title}>
            <th scope="row" className="px-4 font-medium text-13">
              {title}
            </th>
            {plans.map((plan) => (
              <Cell key={plan.tier} className="figures whitespace-nowrap">
                {of(plan)}
              </Cell>
            ))}
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

function NarrowComparison({ plans, choice }: PlanComparisonProps) {
  const rows = useRows(choice);
  return plans.map((plan) => (
    <Card key={plan.tier} className="p-4">
      <h3 className="font-semibold text-15">{plan.name}</h3>
      <dl className="mt-2 flex flex-col gap-1 text-13">
        {rows.map(({ title, of }) => (
          <div key={title} className="flex justify-between gap-4">
            <dt className="text-ink-2">{title}</dt>
            <dd className="figures text-end">{of(plan)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  ));
}

function useRows(choice: PriceChoice): { title: string; of: (plan: PlanOffer) => string }[] {
  const t = useMessages();
  const amount = (count: number): string => (count === 0 ? t('none') : formatCount(count));
  return [
    {
      title: t('rowPrice'),
      of: (plan) => {
        const price = monthlyPriceOf(plan, choice);
        return price === null ? t('byContract') : formatCents(price, choice.currency);
      },
    },
    {
      title: t('rowCredits'),
      of: ({ character_limit }) => (character_limit === -1 ? t('unlimited') : amount(character_limit)),
    },
    {
      title: t('rowRollover'),
      of: ({ rollover_months }) =>
        rollover_months === 0 ? t('none') : t('rolloverMonths', { count: rollover_months }),
    },
    { title: t('rowVoices'), of: ({ voice_limit }) => amount(voice_limit) },
    { title: t('rowProfessional'), of: ({ professional_voice_limit }) => amount(professional_voice_limit) },
    { title: t('rowProjects'), of: ({ project_limit }) => amount(project_limit) },
    {
      title: t('rowConcurrency'),
      of: ({ concurrency }) => (concurrency === null ? t('unlimited') : amount(concurrency)),
    },
    { title: t('rowSeats'), of: ({ seats }) => amount(seats) },
    { title: t('rowMp3'), of: ({ best_mp3_kbps }) => t('kbps', { count: best_mp3_kbps }) },
    { title: t('rowPcm'), of: ({ best_pcm_hz }) => t('khz', { count: best_pcm_hz / 1000 }) },
  ];
}
