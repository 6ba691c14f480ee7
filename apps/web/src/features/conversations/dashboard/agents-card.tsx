import type { DayOfAgent } from '#web/features/conversations/conversations.requests.ts';
import { measureName, measures, measureText } from '#web/features/conversations/dashboard/measures.ts';
import { type AgentSums, successShare, sumByAgent } from '#web/features/conversations/dashboard/sum-days.ts';
import { useMessages } from '#web/features/conversations/messages.ts';
import { pageOfAgent } from '#web/shared/agents/agent-paths.ts';
import { Link } from '#web/shared/routing/index.ts';
import { DataTable } from '#web/ui/data-table.tsx';

/** What each agent did in these days. */
export function AgentsCard({ days }: { days: readonly DayOfAgent[] }) {
  const t = useMessages();
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-medium text-15">{t('byAgent')}</h2>
      <DataTable
        label={t('byAgent')}
        items={sumByAgent(days)}
        keyOf={({ agentId }) => agentId}
        columns={[
          { title: t('agent'), cell: (agent) => <Name agent={agent} />, cellClass: 'max-w-60' },
          ...measures.map((measure) => ({
            title: measureName(measure),
            cell: ({ sums }: AgentSums) => <span className="figures">{measureText(measure, sums)}</span>,
            className: measure === 'conversations' ? undefined : 'max-sm:hidden',
          })),
          {
            title: t('success'),
            cell: ({ sums }) => {
              const share = successShare(sums);
              return (
                <span className="figures">
                  {share === undefined ? t('notMeasured') : `${Math.round(share * 100)} %`}
                </span>
              );
            },
          },
        ]}
      />
    </section>
  );
}

function Name({ agent: { agentId, name } }: { agent: AgentSums }) {
  const t = useMessages();
  if (name === null) return <span className="text-ink-3">{t('deletedAgent')}</span>;
  return (
    <Link {...pageOfAgent(agentId)} className="block truncate font-medium text-ink hover:underline">
      {name}
    </Link>
  );
}
