import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ChartColumn } from 'lucide-react';
import { AGENTS_PATH, AgreementGate, agentChoicesQuery } from '#web/features/agents/index.ts';
import { ConversationTable } from '#web/features/conversations/conversation-table.tsx';
import {
  conversationsQuery,
  daysQuery,
  liveCountQuery,
} from '#web/features/conversations/conversations.requests.ts';
import { AgentsCard } from '#web/features/conversations/dashboard/agents-card.tsx';
import { DaysCard } from '#web/features/conversations/dashboard/days-card.tsx';
import { Figures } from '#web/features/conversations/dashboard/figures.tsx';
import { sumDays } from '#web/features/conversations/dashboard/sum-days.ts';
import { Choice } from '#web/features/conversations/list/conversation-filters.tsx';
import { useMessages } from '#web/features/conversations/messages.ts';
import { CONVERSATIONS_PATH } from '#web/features/conversations/paths.ts';
import { useSearchValues } from '#web/shared/address-values.ts';
import { formatExactCount } from '#web/shared/format/numbers.ts';
import { Link, useNavigate } from '#web/shared/routing/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type Search = { days?: string | undefined; agent_id?: string | undefined };

const periods = ['7', '30', '90'] as const;
const usualPeriod = '30';
const latestCount = 5;

/** AGT-024, RTE-068: how all goes. */
export function Page() {
  return (
    <AgreementGate>
      <Dashboard />
    </AgreementGate>
  );
}

function Dashboard() {
  const t = useMessages();
  const { days, agent_id: agentId }: Search = useSearchValues((values) => values);
  const navigate = useNavigate();
  const change = (part: Search) =>
    void navigate({ to: '.', search: (former: Search) => ({ ...former, ...part }), replace: true });
  const agents = useQuery(agentChoicesQuery).data ?? [];
  const period = periods.find((known) => known === days) ?? usualPeriod;
  return (
    <div className="mx-auto flex w-full max-w-240 flex-col gap-6 px-4 pt-6 pb-8 xs:px-6">
      <div className="flex flex-wrap items-center gap-2">
        <Select
          aria-label={t('period')}
          className="w-40!"
          value={period}
          onChange={(next) => change({ days: next === usualPeriod ? undefined : next })}
          options={periods.map((value) => ({ value, label: t('lastDays', { count: value }) }))}
        />
        <Choice
          label={t('agent')}
          any={t('everyAgent')}
          value={agentId}
          options={agents.map(({ agent_id: value, name: label }) => ({ value, label }))}
          onChange={(next) => change({ agent_id: next })}
        />
        <LiveCount agentId={agentId} />
      </div>
      <Period count={Number(period)} agentId={agentId} />
    </div>
  );
}

function LiveCount({ agentId }: { agentId: string | undefined }) {
  const t = useMessages();
  const count = useQuery(liveCountQuery(agentId)).data;
  return (
    <span role="status" className="ms-auto">
      {count !== undefined && (
        <Badge tone={count > 0 ? 'accent' : 'neutral'}>
          {t('liveNow', { count: formatExactCount(count) })}
        </Badge>
      )}
    </span>
  );
}

function Period({ count, agentId }: { count: number; agentId: string | undefined }) {
  const t = useMessages();
  const { data: days, error, refetch } = useQuery(daysQuery(count, agentId));
  if (!days && error)
    return <ErrorState error={error} title={t('dashboardFailed')} onRetry={() => void refetch()} />;
  if (!days) return <Loading label={t('loadingFigures')} />;
  if (days.length === 0) return <NothingYet />;
  return (
    <>
      <Figures sums={sumDays(days)} />
      <DaysCard days={days} count={count} />
      <AgentsCard days={days} />
      <Latest agentId={agentId} />
    </>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="flex flex-col gap-6">
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-66 w-full" />
    </div>
  );
}

function NothingYet() {
  const t = useMessages();
  return (
    <EmptyState
      icon={<ChartColumn aria-hidden />}
      title={t('nothingYet')}
      text={t('nothingYetText')}
      action={
        <Link to={AGENTS_PATH} className={buttonClass({ variant: 'primary' })}>
          {t('goToAgents')}
        </Link>
      }
    />
  );
}

function Latest({ agentId }: { agentId: string | undefined }) {
  const t = useMessages();
  const conversations = useInfiniteQuery(conversationsQuery({ agentId }, latestCount)).data?.pages[0];
  if (!conversations) return null;
  return (
    <section className="flex flex-col gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="font-medium text-15">{t('latest')}</h2>
        <Link
          to={CONVERSATIONS_PATH}
          search={{ agent_id: agentId }}
          className="text-13 text-ink-2 underline underline-offset-2 hover:text-ink"
        >
          {t('seeAll')}
        </Link>
      </div>
      <ConversationTable label={t('latest')} conversations={conversations.conversations} />
    </section>
  );
}
