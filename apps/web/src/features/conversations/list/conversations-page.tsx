import { successResults } from '@mynah/contract/agents/conversations/analysis-results';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MessageSquareText } from 'lucide-react';
import { AgreementGate } from '#web/features/agents/index.ts';
import { ConversationTable } from '#web/features/conversations/conversation-table.tsx';
import {
  type ConversationFilter,
  type ConversationSummary,
  conversationsQuery,
} from '#web/features/conversations/conversations.requests.ts';
import {
  ConversationFilters,
  type ListSearch,
} from '#web/features/conversations/list/conversation-filters.tsx';
import { MessageHits } from '#web/features/conversations/list/message-hits.tsx';
import { useMessages } from '#web/features/conversations/messages.ts';
import { useSearchValues } from '#web/shared/address-values.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { SettledSearchField } from '#web/shared/settled-search-field.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';

/** AGT-008, AGT-013, RTE-075: what agents and callers have said. */
export function Page() {
  return (
    <AgreementGate>
      <Conversations />
    </AgreementGate>
  );
}

function Conversations() {
  const t = useMessages();
  const values: ListSearch = useSearchValues((search) => search);
  const navigate = useNavigate();
  const change = (part: ListSearch) =>
    void navigate({ to: '.', search: (former: ListSearch) => ({ ...former, ...part }), replace: true });
  const filter = filterOf(values);
  return (
    <div className="mx-auto flex w-full max-w-240 flex-col gap-5 px-4 pt-6 pb-8 xs:px-6">
      <div className="flex flex-wrap items-center gap-3">
        <SettledSearchField
          label={t('search')}
          value={values.search ?? ''}
          onChange={(search) => change({ search: search || undefined })}
        />
        <ConversationFilters values={values} onChange={change} />
      </div>
      {values.search ? <MessageHits words={values.search} filter={filter} /> : <List filter={filter} />}
    </div>
  );
}

/** What stands in an address may be anything. */
function filterOf({ agent_id, result, since, tag }: ListSearch): ConversationFilter {
  const days = Number(since);
  return {
    agentId: agent_id,
    result: successResults.find((known) => known === result),
    since: since && Number.isInteger(days) && days > 0 && days <= 366 ? days : undefined,
    tag,
  };
}

function List({ filter }: { filter: ConversationFilter }) {
  const t = useMessages();
  const query = useInfiniteQuery(conversationsQuery(filter));
  const list = { ...query, data: query.data?.pages.flatMap(({ conversations }) => conversations) };
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  return (
    <ListFrame<ConversationSummary>
      query={list}
      failed={t('listFailed')}
      more={t('more')}
      loading={<SkeletonRows hasHead label={t('loadingList')} cells={['h-4 w-52', 'h-4 w-24', 'h-4 w-16']} />}
      empty={
        isFiltered ? (
          <EmptyState title={t('noHits')} text={t('noHitsText')} />
        ) : (
          <EmptyState
            icon={<MessageSquareText aria-hidden />}
            title={t('emptyTitle')}
            text={t('emptyText')}
          />
        )
      }
    >
      {(conversations) => <ConversationTable label={t('conversations')} conversations={conversations} />}
    </ListFrame>
  );
}
