import { useInfiniteQuery } from '@tanstack/react-query';
import { Bot, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { type AgentFilter, type AgentSummary, agentsQuery } from '#web/features/agents/agents.requests.ts';
import { AgreementGate } from '#web/features/agents/agreement/agreement-gate.tsx';
import { AgentTable } from '#web/features/agents/list/agent-table.tsx';
import { NewAgentDialog } from '#web/features/agents/list/new-agent-dialog.tsx';
import { useMessages } from '#web/features/agents/messages.ts';
import { EditorButton } from '#web/shared/account/editor-button.tsx';
import { useSearchValues } from '#web/shared/address-values.ts';
import { HeaderActions } from '#web/shared/header-actions.tsx';
import { useNavigate } from '#web/shared/routing/index.ts';
import { SettledSearchField } from '#web/shared/settled-search-field.tsx';
import { chipClass } from '#web/ui/chip-class.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';

type ListSearch = { search?: string; show?: 'archived'; dialog?: 'new' };

/** AGT-007, RTE-069: the agents of the workspace. */
export function Page() {
  return (
    <AgreementGate>
      <Agents />
    </AgreementGate>
  );
}

function Agents() {
  const t = useMessages();
  const { search, show, dialog } = useSearchValues((values) => values);
  const navigate = useNavigate();
  const change = (part: ListSearch) =>
    void navigate({ to: '.', search: (former: ListSearch) => ({ ...former, ...part }), replace: true });
  const filter = { search, archived: show === 'archived' };
  // the invitation in an empty list has the same button
  const hasAgents = useInfiniteQuery(agentsQuery(filter)).data?.pages[0]?.agents.length !== 0;
  const newAgent = (
    <EditorButton variant="primary" onClick={() => change({ dialog: 'new' })}>
      <Plus aria-hidden />
      <span className={hasAgents ? 'max-sm:sr-only' : undefined}>{t('newAgent')}</span>
    </EditorButton>
  );
  return (
    <div className="mx-auto flex w-full max-w-240 flex-col gap-5 px-4 pt-6 pb-8 xs:px-6">
      <HeaderActions>{hasAgents && newAgent}</HeaderActions>
      <div className="flex flex-wrap items-center gap-3">
        <SettledSearchField
          label={t('search')}
          value={search ?? ''}
          onChange={(next) => change({ search: next || undefined })}
        />
        <button
          type="button"
          aria-pressed={show === 'archived'}
          onClick={() => change({ show: show === 'archived' ? undefined : 'archived' })}
          className={chipClass}
        >
          {t('archivedFilter')}
        </button>
      </div>
      <AgentList filter={filter} newAgent={newAgent} />
      {dialog === 'new' && <NewAgentDialog onClose={() => change({ dialog: undefined })} />}
    </div>
  );
}

function AgentList({ filter, newAgent }: { filter: AgentFilter; newAgent: ReactNode }) {
  const t = useMessages();
  const query = useInfiniteQuery(agentsQuery(filter));
  const list = { ...query, data: query.data?.pages.flatMap(({ agents }) => agents) };
  return (
    <ListFrame<AgentSummary>
      query={list}
      failed={t('listFailed')}
      more={t('more')}
      loading={<SkeletonRows hasHead label={t('loadingList')} cells={['h-4 w-52', 'h-4 w-24', 'h-4 w-16']} />}
      empty={<NoAgents filter={filter} newAgent={newAgent} />}
    >
      {(agents) => <AgentTable agents={agents} />}
    </ListFrame>
  );
}

function NoAgents({ filter, newAgent }: { filter: AgentFilter; newAgent: ReactNode }) {
  const t = useMessages();
  if (filter.search) return <EmptyState title={t('noHits', { text: filter.search })} />;
  if (filter.archived) return <EmptyState title={t('noArchived')} text={t('noArchivedText')} />;
  return (
    <EmptyState icon={<Bot aria-hidden />} title={t('emptyTitle')} text={t('emptyText')} action={newAgent} />
  );
}
