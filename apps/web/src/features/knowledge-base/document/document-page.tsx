import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ArrowLeft, MessageCircleQuestion } from 'lucide-react';
import { AskDialog } from '#web/features/knowledge-base/ask/ask-dialog.tsx';
import { DocumentMenu } from '#web/features/knowledge-base/document/document-menu.tsx';
import { IndexState } from '#web/features/knowledge-base/document/index-state.tsx';
import { readBlocks } from '#web/features/knowledge-base/document/read-blocks.ts';
import { entryIcons } from '#web/features/knowledge-base/entry-icons.ts';
import {
  dependentsQuery,
  documentQuery,
  type KnowledgeDocument,
  passagesQuery,
} from '#web/features/knowledge-base/knowledge.requests.ts';
import { useMessages } from '#web/features/knowledge-base/messages.ts';
import { useIsViewer } from '#web/shared/account/roles.ts';
import { usePathValue, useSearchValues } from '#web/shared/address-values.ts';
import { KNOWLEDGE_PATH } from '#web/shared/agents/agent-paths.ts';
import { UsedBy } from '#web/shared/agents/used-by.tsx';
import { formatBytes } from '#web/shared/format/numbers.ts';
import { dateOfUnix, formatAgo } from '#web/shared/format/times.ts';
import { HeaderActions } from '#web/shared/header-actions.tsx';
import { Link, useNavigate } from '#web/shared/routing/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { Tabs } from '#web/ui/tabs.tsx';

/** AGT-010: one document: what it says, and in which passages it is found. */
export function Page() {
  const t = useMessages();
  const { data, error, refetch } = useQuery(documentQuery(usePathValue('documentId')));
  return (
    <div className="mx-auto flex w-full max-w-240 flex-col gap-5 px-4 pt-5 pb-8 xs:px-6">
      {data && <DocumentView document={data} />}
      {!data && error && (
        <Card>
          <ErrorState error={error} title={t('documentFailed')} onRetry={() => void refetch()} />
        </Card>
      )}
      {!data && !error && (
        <div role="status" aria-label={t('loading')} className="flex flex-col gap-5">
          <Skeleton className="h-9 w-60" />
          <Skeleton className="h-120" />
        </div>
      )}
    </div>
  );
}

function DocumentView({ document }: { document: KnowledgeDocument }) {
  const t = useMessages();
  const navigate = useNavigate();
  const isViewer = useIsViewer();
  const { tab, dialog } = useSearchValues((values) => values);
  const users = useQuery(dependentsQuery(document.id)).data ?? [];
  const back = { to: KNOWLEDGE_PATH, search: { folder: document.folder_parent_id ?? undefined } };
  const Icon = entryIcons[document.type];
  const { created_at_unix_secs: addedAt, last_updated_at_unix_secs: changedAt } = document.metadata;
  return (
    <>
      <HeaderActions>
        <Button onClick={() => void navigate({ to: '.', search: { tab, dialog: 'ask' }, replace: true })}>
          <MessageCircleQuestion aria-hidden />
          <span className="max-sm:sr-only">{t('ask')}</span>
        </Button>
      </HeaderActions>
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <Link {...back} className="inline-flex items-center gap-1.5 text-13 text-ink-2 hover:text-ink">
            <ArrowLeft aria-hidden className="size-4" />
            {document.folder_path.at(-1)?.name ?? t('top')}
          </Link>
          <p className="mt-1 flex items-center gap-2 break-words font-semibold text-22">
            <Icon aria-hidden className="size-5 shrink-0 text-ink-3" />
            {document.name}
          </p>
          <p className="mt-1 text-13 text-ink-2">
            {formatBytes(document.metadata.size_bytes, 1024)} ·{' '}
            {t('addedAt', { ago: formatAgo(dateOfUnix(addedAt)) })}
            {changedAt > addedAt && `, ${t('changedAt', { ago: formatAgo(dateOfUnix(changedAt)) })}`}
          </p>
          <Source document={document} />
          <p className="mt-1 text-13 text-ink-2">
            <UsedBy label={t('usedBy')} users={users.map(({ id, name }) => ({ kind: 'agent', id, name }))} />
          </p>
        </div>
        {!isViewer && <DocumentMenu document={document} onGone={() => void navigate(back)} />}
      </div>
      <IndexState documentId={document.id} />
      <Tabs
        label={document.name}
        value={tab === 'passages' ? 'passages' : 'text'}
        onChange={(next) =>
          void navigate({ to: '.', search: { tab: next === 'passages' ? next : undefined }, replace: true })
        }
        panelClassName="pt-5"
        tabs={[
          { value: 'text', label: t('contents'), content: <Contents document={document} /> },
          { value: 'passages', label: t('passages'), content: <Passages documentId={document.id} /> },
        ]}
      />
      {dialog === 'ask' && (
        <AskDialog
          agentIds={users.map(({ id }) => id)}
          onClose={() => void navigate({ to: '.', search: { tab }, replace: true })}
        />
      )}
    </>
  );
}

/** Where it came from, and how often it is fetched again. */
function Source({ document }: { document: KnowledgeDocument }) {
  const t = useMessages();
  if (document.type !== 'url') return null;
  const { url, auto_sync_info: sync } = document;
  return (
    <p className="mt-1 break-all text-13 text-ink-2">
      <a href={url} target="_blank" rel="noreferrer" className="text-ink underline underline-offset-2">
        {url}
      </a>
      {sync && ` · ${t('syncEvery', { count: sync.minimum_frequency_days })}`}
      {sync && sync.consec_failures > 0 && `, ${t('syncFailures', { count: sync.consec_failures })}`}
    </p>
  );
}

function Contents({ document }: { document: KnowledgeDocument }) {
  if (document.type === 'folder') return null;
  return (
    <Card className="flex flex-col gap-3 p-5 text-13 leading-6">
      {readBlocks(document.extracted_inner_html).map(({ kind, text }, index) => {
        const key = index;
        return kind === 'heading' ? (
          <h2 key={key} className="font-semibold text-15">
            {text}
          </h2>
        ) : (
          <p key={key} className="whitespace-pre-wrap break-words">
            {text}
          </p>
        );
      })}
    </Card>
  );
}

function Passages({ documentId }: { documentId: string }) {
  const t = useMessages();
  const query = useInfiniteQuery(passagesQuery(documentId));
  return (
    <div className="flex flex-col gap-4">
      <p className="text-13 text-ink-2">{t('passagesText')}</p>
      <ListFrame
        query={query}
        failed={t('passagesFailed')}
        more={t('more')}
        loading={<SkeletonRows label={t('loading')} cells={['h-4 w-80']} />}
        empty={<EmptyState title={t('noPassages')} />}
      >
        {(passages) => (
          <ol className="flex flex-col gap-3">
            {passages.map(({ id, content }, index) => (
              <li key={id} className="rounded-xl border bg-surface p-4 text-13 shadow-card">
                <p className="mb-1 text-12 text-ink-3">{t('passage', { number: index + 1 })}</p>
                <p className="whitespace-pre-wrap break-words leading-6">{content}</p>
              </li>
            ))}
          </ol>
        )}
      </ListFrame>
    </div>
  );
}
