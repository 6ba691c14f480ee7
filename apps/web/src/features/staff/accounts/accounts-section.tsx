import { useState } from 'react';
import { usePeople, useWorkspaces } from '#web/features/staff/accounts/accounts.requests.ts';
import { useMessages } from '#web/features/staff/accounts/messages.ts';
import { PeopleTable } from '#web/features/staff/accounts/people-table.tsx';
import { WorkspaceTable } from '#web/features/staff/accounts/workspace-table.tsx';
import { StaffSection } from '#web/features/staff/staff-section.tsx';
import { useDebounced } from '#web/shared/use-debounced.ts';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';

const settleMs = 300;

export function AccountsSection() {
  return (
    <>
      <People />
      <Workspaces />
    </>
  );
}

function People() {
  const t = useMessages();
  const [text, setText] = useState('');
  const query = usePeople(useDebounced(text.trim(), settleMs));
  return (
    <StaffSection
      title={t('people')}
      aside={<Search label={t('searchPeople')} text={text} onChange={setText} />}
    >
      <ListFrame
        query={query}
        loading={<Rows />}
        failed={t('peopleFailed')}
        empty={<p className="p-4 text-13 text-ink-3">{t('nobody')}</p>}
        more={t('more')}
      >
        {(people) => <PeopleTable people={people} />}
      </ListFrame>
    </StaffSection>
  );
}

function Workspaces() {
  const t = useMessages();
  const [text, setText] = useState('');
  const query = useWorkspaces(useDebounced(text.trim(), settleMs));
  return (
    <StaffSection
      title={t('workspaces')}
      aside={<Search label={t('searchWorkspaces')} text={text} onChange={setText} />}
    >
      <ListFrame
        query={query}
        loading={<Rows />}
        failed={t('workspacesFailed')}
        empty={<p className="p-4 text-13 text-ink-3">{t('noWorkspace')}</p>}
        more={t('more')}
      >
        {(workspaces) => <WorkspaceTable workspaces={workspaces} />}
      </ListFrame>
    </StaffSection>
  );
}

function Rows() {
  const t = useMessages();
  return <SkeletonRows hasHead label={t('loading')} cells={['h-4 w-40', 'h-4 w-32', 'h-4 w-20']} />;
}

type SearchProps = { label: string; text: string; onChange: (text: string) => void };

const Search = ({ label, text, onChange }: SearchProps) => (
  <SearchField
    label={label}
    placeholder={label}
    value={text}
    maxLength={200}
    onChange={onChange}
    className="max-w-70 max-sm:max-w-none max-sm:basis-full"
  />
);
