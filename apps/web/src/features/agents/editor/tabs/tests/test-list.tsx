import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { FlaskConical, FolderPlus, Play, Plus } from 'lucide-react';
import { useState } from 'react';
import { branchesQuery } from '#web/features/agents/branches.requests.ts';
import { useEditor } from '#web/features/agents/editor/editor-context.tsx';
import { Part } from '#web/features/agents/editor/tabs/part.tsx';
import { useAttachedTests } from '#web/features/agents/editor/tabs/tests/attached-tests.ts';
import { useMessages } from '#web/features/agents/editor/tabs/tests/messages.ts';
import { TestDialog } from '#web/features/agents/editor/tabs/tests/test-dialog.tsx';
import { TestRow } from '#web/features/agents/editor/tabs/tests/test-row.tsx';
import {
  createFolder,
  createTest,
  entriesQuery,
  summariesQuery,
  testsKey,
} from '#web/features/agents/editor/tabs/tests/tests.requests.ts';
import { useDebounced } from '#web/shared/use-debounced.ts';
import { Button } from '#web/ui/button.tsx';
import { chipClass } from '#web/ui/chip-class.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { NameDialog } from '#web/ui/name-dialog.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';

interface TestListProps {
  /** `draft`, or the id of a branch. */
  against: string;
  onAgainst: (against: string) => void;
  onRun: (testIds: readonly string[]) => Promise<void>;
}

interface OpenFolder {
  id: string;
  name: string;
}

export function TestList({ against, onAgainst, onRun }: TestListProps) {
  const t = useMessages();
  const { isReadOnly } = useEditor();
  const queryClient = useQueryClient();
  const { ids, attach } = useAttachedTests();
  const [showsAll, setShowsAll] = useState(false);
  const [path, setPath] = useState<readonly OpenFolder[]>([]);
  const [search, setSearch] = useState('');
  const [dialog, setDialog] = useState<'test' | 'folder'>();
  const folderId = path.at(-1)?.id ?? 'root';
  const ofAgent = useQuery(summariesQuery(ids));
  const shownIds = ofAgent.data?.map(({ id }) => id) ?? [];
  const all = useInfiniteQuery({
    ...entriesQuery(folderId, useDebounced(search.trim(), 200)),
    enabled: showsAll,
  });
  const query = showsAll ? { ...all, data: all.data?.pages.flatMap(({ tests }) => tests) } : ofAgent;
  const renew = () => queryClient.invalidateQueries({ queryKey: testsKey });
  const newTest = (
    <Button onClick={() => setDialog('test')}>
      <Plus aria-hidden />
      {t('newTest')}
    </Button>
  );
  return (
    <Part
      title={t('tests')}
      text={t('testsText')}
      aside={
        !isReadOnly && (
          <>
            {newTest}
            <Button variant="primary" disabled={shownIds.length === 0} onClick={() => void onRun(shownIds)}>
              <Play aria-hidden />
              {t('runAll')}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-wrap items-end gap-3">
        <Against against={against} onAgainst={onAgainst} />
        <div className="ms-auto flex gap-2">
          {[false, true].map((isAll) => (
            <button
              key={String(isAll)}
              type="button"
              aria-pressed={showsAll === isAll}
              onClick={() => setShowsAll(isAll)}
              className={chipClass}
            >
              {t(isAll ? 'all' : 'ofAgent')}
            </button>
          ))}
        </div>
      </div>
      {showsAll && (
        <div className="flex flex-wrap items-center gap-2">
          <SearchField
            label={t('search')}
            placeholder={t('search')}
            value={search}
            onChange={setSearch}
            className="min-w-50"
          />
          {!isReadOnly && (
            <Button onClick={() => setDialog('folder')}>
              <FolderPlus aria-hidden />
              {t('newFolder')}
            </Button>
          )}
        </div>
      )}
      {showsAll && path.length > 0 && <Crumbs path={path} onOpen={setPath} />}
      <ListFrame
        isInset
        query={query}
        failed={t('testsFailed')}
        more={t('more')}
        loading={<SkeletonRows label={t('loading')} cells={['h-4 w-52']} rowClass="h-12" />}
        empty={
          showsAll ? (
            <EmptyState title={t('noneFound')} className="py-6" />
          ) : (
            <EmptyState
              icon={<FlaskConical aria-hidden />}
              title={t('noTests')}
              text={t('noTestsText')}
              className="py-6"
            />
          )
        }
      >
        {(entries) => (
          <ul aria-label={t('tests')} className="divide-y rounded-lg border">
            {entries.map((entry) => (
              <TestRow
                key={entry.id}
                entry={entry}
                showsPath={!showsAll || search !== ''}
                onOpenFolder={() => setPath([...path, { id: entry.id, name: entry.name }])}
                onRun={() => onRun([entry.id])}
              />
            ))}
          </ul>
        )}
      </ListFrame>
      {dialog === 'test' && (
        <TestDialog
          onClose={() => setDialog(undefined)}
          onSave={async (test) => {
            attach(await createTest(test, showsAll ? folderId : undefined));
            await renew();
          }}
        />
      )}
      {dialog === 'folder' && (
        <NameDialog
          title={t('newFolder')}
          label={t('folderName')}
          maxLength={140}
          submitLabel={t('createFolder')}
          onClose={() => setDialog(undefined)}
          onSave={async (name) => {
            await createFolder(name, folderId);
            await renew();
          }}
        />
      )}
    </Part>
  );
}

interface CrumbsProps {
  path: readonly OpenFolder[];
  onOpen: (path: readonly OpenFolder[]) => void;
}

function Crumbs({ path, onOpen }: CrumbsProps) {
  const t = useMessages();
  return (
    <nav aria-label={t('moveTo')} className="flex flex-wrap items-center gap-1.5 text-13">
      <button type="button" className="hover:underline" onClick={() => onOpen([])}>
        {t('root')}
      </button>
      {path.map(({ id, name }, at) => (
        <span key={id} className="flex items-center gap-1.5">
          <span aria-hidden>/</span>
          <button
            type="button"
            aria-current={at === path.length - 1 ? 'page' : undefined}
            className="hover:underline"
            onClick={() => onOpen(path.slice(0, at + 1))}
          >
            {name}
          </button>
        </span>
      ))}
    </nav>
  );
}

function Against({ against, onAgainst }: Pick<TestListProps, 'against' | 'onAgainst'>) {
  const t = useMessages();
  const { agent, isChanged } = useEditor();
  const { branch_id: openId } = agent;
  const { data: branches = [] } = useQuery(branchesQuery(agent.agent_id));
  const others = branches.filter(({ id }) => id !== openId);
  return (
    <Field label={t('runAgainst')} className="w-64 max-w-full">
      {(control) => (
        <Select
          {...control}
          value={against}
          onChange={onAgainst}
          options={[
            { value: openId, label: t('publishedVersion') },
            ...(isChanged ? [{ value: 'draft', label: t('yourDraft') }] : []),
            ...others.map(({ id, name }) => ({ value: id, label: t('branchNamed', { name }) })),
          ]}
        />
      )}
    </Field>
  );
}
