import { useInfiniteQuery } from '@tanstack/react-query';
import { useEditor } from '#web/features/agents/editor/editor-context.tsx';
import { Part } from '#web/features/agents/editor/tabs/part.tsx';
import { useMessages } from '#web/features/agents/editor/tabs/tests/messages.ts';
import { invocationsQuery, runsKey } from '#web/features/agents/editor/tabs/tests/tests.requests.ts';
import { useRefreshOn } from '#web/shared/events/use-refresh-on.ts';
import { dateOfUnix, formatAgo } from '#web/shared/format/times.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';

/** What was run on this agent, newest first. */
export function Runs({ onOpen }: { onOpen: (id: string) => void }) {
  const t = useMessages();
  const { agent } = useEditor();
  const query = useInfiniteQuery(invocationsQuery(agent.agent_id));
  useRefreshOn('work.progressed', runsKey);
  return (
    <Part title={t('runs')} text={t('runsText')}>
      <ListFrame
        isInset
        query={{ ...query, data: query.data?.pages.flatMap(({ results }) => results) }}
        failed={t('runsFailed')}
        more={t('more')}
        loading={<SkeletonRows label={t('loading')} cells={['h-4 w-52']} rowClass="h-12" />}
        empty={<p className="text-13 text-ink-2">{t('noRuns')}</p>}
      >
        {(runs) => (
          <ul aria-label={t('runs')} className="divide-y rounded-lg border">
            {runs.map((run) => (
              <li key={run.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 text-13">
                <button
                  type="button"
                  onClick={() => onOpen(run.id)}
                  className="min-w-0 flex-1 basis-40 truncate text-start font-medium hover:underline"
                >
                  {run.title}
                </button>
                <Counts passed={run.passed_count} failed={run.failed_count} pending={run.pending_count} />
                {run.runs_diverged_from_version && <Badge>{t('onDraft')}</Badge>}
                <span className="text-12 text-ink-2">{formatAgo(dateOfUnix(run.created_at_unix_secs))}</span>
              </li>
            ))}
          </ul>
        )}
      </ListFrame>
    </Part>
  );
}

/** How many came out how; what is none is not told. */
export function Counts({ passed, failed, pending }: { passed: number; failed: number; pending: number }) {
  const t = useMessages();
  return (
    <>
      {passed > 0 && <Badge tone="positive">{t('countPassed', { count: passed })}</Badge>}
      {failed > 0 && <Badge tone="danger">{t('countFailed', { count: failed })}</Badge>}
      {pending > 0 && <Badge tone="accent">{t('countPending', { count: pending })}</Badge>}
    </>
  );
}
