import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useEditor } from '#web/features/agents/editor/editor-context.tsx';
import { Entries } from '#web/features/agents/editor/tabs/tests/entries.tsx';
import { useMessages } from '#web/features/agents/editor/tabs/tests/messages.ts';
import { Counts } from '#web/features/agents/editor/tabs/tests/runs.tsx';
import {
  cancelInvocation,
  invocationQuery,
  invocationsQuery,
  runAgain,
  runsKey,
  type TestInvocation,
  type TestRun,
} from '#web/features/agents/editor/tabs/tests/tests.requests.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { toast } from '#web/ui/toast.tsx';

/** How a run of tests goes, and came out: each test with the reason and what was said. */
export function ResultsDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useMessages();
  const queryClient = useQueryClient();
  const { agent } = useEditor();
  const { data, error, refetch } = useQuery(invocationQuery(id));
  const count = (status: TestRun['status']) =>
    data?.test_runs.filter((run) => run.status === status).length ?? 0;
  const pending = count('pending');
  useEffect(() => {
    // the list tells what came of it
    if (pending === 0)
      void queryClient.invalidateQueries({ queryKey: invocationsQuery(agent.agent_id).queryKey });
  }, [pending, queryClient, agent.agent_id]);
  return (
    <Dialog
      isOpen
      size="lg"
      onClose={onClose}
      title={data?.name ?? t('results')}
      footer={data && <Actions invocation={data} />}
    >
      {error && !data && (
        <ErrorState error={error} title={t('resultsFailed')} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonRows label={t('loading')} cells={['h-4 w-52']} rowClass="h-12" />}
      {data && (
        <div className="flex flex-col gap-3 pb-2">
          <p role="status" className="flex gap-2">
            <Counts passed={count('passed')} failed={count('failed')} pending={pending} />
          </p>
          <ul aria-label={t('results')} className="divide-y rounded-lg border">
            {data.test_runs.map((run) => (
              <Result key={run.test_run_id} run={run} />
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}

function Result({ run }: { run: TestRun }) {
  const t = useMessages();
  const { condition_result: result, agent_responses: responses, test_info: test } = run;
  const said = [...(test?.chat_history ?? []), ...(responses ?? [])];
  const { messages = [], summary = '' } = result?.rationale ?? {};
  const others = messages.filter((message) => message !== summary);
  return (
    <li>
      <details open={run.status === 'failed'} className="group px-3 py-2.5 text-13">
        <summary className="flex cursor-pointer flex-wrap items-center gap-x-3 gap-y-1">
          <Outcome run={run} />
          <span className="min-w-0 flex-1 truncate font-medium">{run.test_name}</span>
        </summary>
        <div className="mt-3 flex flex-col gap-3">
          {summary && (
            <div>
              <h3 className="font-medium text-12 text-ink-2">{t('why')}</h3>
              <p>{summary}</p>
              {others.length > 0 && (
                <ul className="mt-1 list-disc ps-5 text-ink-2">
                  {others.map((message) => (
                    <li key={message}>{message}</li>
                  ))}
                </ul>
              )}
            </div>
          )}
          <Entries label={t('dialog')} entries={said} />
        </div>
      </details>
    </li>
  );
}

function Outcome({ run: { status, condition_result: result } }: { run: TestRun }) {
  const t = useMessages();
  if (status === 'pending') return <Badge tone="accent">{t('pending')}</Badge>;
  if (status === 'passed') return <Badge tone="positive">{t('passed')}</Badge>;
  // nobody could judge it, or it was called off
  if (result?.result === 'unknown') return <Badge>{t('undecided')}</Badge>;
  return <Badge tone="danger">{t('failed')}</Badge>;
}

function Actions({ invocation }: { invocation: TestInvocation }) {
  const t = useMessages();
  const queryClient = useQueryClient();
  const { content, isReadOnly, isChanged, agent } = useEditor();
  const runs = invocation.test_runs;
  const failed = runs.filter(({ status }) => status === 'failed');
  const list = queryClient.getQueryData(invocationsQuery(agent.agent_id).queryKey);
  const summary = list?.pages.flatMap(({ results }) => results).find(({ id }) => id === invocation.id);
  const draft = summary?.runs_diverged_from_version && isChanged ? content : undefined;
  const renew = () => queryClient.invalidateQueries({ queryKey: runsKey });
  const again = async (some: readonly TestRun[]): Promise<void> => {
    if (await okOrToast(runAgain(invocation, some, draft))) await renew();
  };
  const stop = async (): Promise<void> => {
    if (!(await okOrToast(cancelInvocation(invocation.id)))) return;
    await renew();
    toast.success(t('stopped'));
  };
  if (isReadOnly) return null;
  if (runs.some(({ status }) => status === 'pending'))
    return <Button onClick={() => void stop()}>{t('stop')}</Button>;
  return (
    <>
      {failed.length > 0 && failed.length < runs.length && (
        <Button onClick={() => void again(failed)}>{t('failedAgain')}</Button>
      )}
      <Button variant="primary" onClick={() => void again(runs)}>
        {t('again')}
      </Button>
    </>
  );
}
