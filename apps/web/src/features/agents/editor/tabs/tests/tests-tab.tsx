import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useEditor } from '#web/features/agents/editor/editor-context.tsx';
import { useOpenRun } from '#web/features/agents/editor/tabs/tests/open-run.ts';
import { ResultsDialog } from '#web/features/agents/editor/tabs/tests/results-dialog.tsx';
import { Runs } from '#web/features/agents/editor/tabs/tests/runs.tsx';
import { Simulator } from '#web/features/agents/editor/tabs/tests/simulator.tsx';
import { targetOf } from '#web/features/agents/editor/tabs/tests/target.ts';
import { TestList } from '#web/features/agents/editor/tabs/tests/test-list.tsx';
import { runsKey, runTests } from '#web/features/agents/editor/tabs/tests/tests.requests.ts';
import { answerOrToast } from '#web/ui/ok-or-toast.ts';

/** What the agent must keep doing, whether it does, and a caller to try it with. */
export function TestsTab() {
  const { agent, content, isChanged } = useEditor();
  const { agent_id: agentId, branch_id: branchId } = agent;
  const queryClient = useQueryClient();
  const [runId, openRun] = useOpenRun();
  const [chosen, setChosen] = useState('');
  const isThere = chosen !== 'draft' || isChanged;
  // what is on the screen is what one wants to know of
  const against = chosen !== '' && isThere ? chosen : isChanged ? 'draft' : branchId;
  const target = targetOf(against, branchId, content);
  const run = async (testIds: readonly string[]): Promise<void> => {
    const made = await answerOrToast(runTests(agentId, testIds, target));
    if (!made) return;
    await queryClient.invalidateQueries({ queryKey: runsKey });
    openRun(made.id);
  };
  return (
    <>
      <TestList against={against} onAgainst={setChosen} onRun={run} />
      <Runs onOpen={openRun} />
      <Simulator target={target} />
      {runId && <ResultsDialog key={runId} id={runId} onClose={() => openRun(undefined)} />}
    </>
  );
}
