import { useQueryClient } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { agentKey, fetchAgent } from '#web/features/agents/agents.requests.ts';
import { draftQuery, saveDraft } from '#web/features/agents/drafts.requests.ts';
import { withTest } from '#web/features/agents/editor/tabs/tests/attached-tests.ts';
import { useMessages } from '#web/features/agents/editor/tabs/tests/messages.ts';
import { spoken, type TurnToTest, testOfTurn } from '#web/features/agents/editor/tabs/tests/test-draft.ts';
import { createTest, testsKey } from '#web/features/agents/editor/tabs/tests/tests.requests.ts';
import { contentOf } from '#web/features/agents/editor/use-editor-of.ts';
import { useIsViewer } from '#web/shared/account/roles.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { answerOrToast } from '#web/ui/ok-or-toast.ts';
import { toast } from '#web/ui/toast.tsx';

export interface TestFromTurnProps {
  agentId: string;
  branchId?: string | undefined;
  conversationId?: string | undefined;
  /** Everything that was said before the answer, in order. */
  before: readonly { role: 'user' | 'agent'; message: string }[];
  /** What the agent said. */
  answer: string;
  /** Gives the test to the agent that is open; left out, it goes to the caller's draft of the branch. */
  onMade?: ((testId: string) => Promise<void>) | undefined;
}

/** One press makes a test of what an agent answered: it says what came before, and passes on that answer. */
export function TestFromTurn({
  agentId,
  branchId,
  conversationId,
  before,
  answer,
  onMade,
}: TestFromTurnProps) {
  const t = useMessages();
  const isViewer = useIsViewer();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const asked = before.at(-1);
  // an agent is tested by what it answers
  if (isViewer || asked?.role !== 'user' || answer.trim() === '') return null;
  const make = async (): Promise<void> => {
    const turn: TurnToTest = {
      history: before.map(({ role, message }) => spoken(role, message)),
      answer,
      source: conversationId ? { conversationId, agentId, branchId } : undefined,
    };
    const name = t('fromTurnName', { text: asked.message.slice(0, 80) });
    const id = await createTest(testOfTurn(turn, name));
    if (onMade) await onMade(id);
    else {
      await attachToDraft(agentId, branchId, id);
      await queryClient.invalidateQueries({ queryKey: agentKey(agentId) });
    }
    await queryClient.invalidateQueries({ queryKey: testsKey });
    toast.success(t('fromTurnDone'));
  };
  const press = async (): Promise<void> => {
    setBusy(true);
    await answerOrToast(make());
    setBusy(false);
  };
  return (
    <IconButton size="sm" label={t('fromTurn')} disabled={isBusy} onClick={() => void press()}>
      <FlaskConical aria-hidden />
    </IconButton>
  );

  async function attachToDraft(ofAgent: string, ofBranch: string | undefined, testId: string): Promise<void> {
    const agent = await fetchAgent(ofAgent, { branch_id: ofBranch });
    const draft = await queryClient.fetchQuery({ ...draftQuery(ofAgent, agent.branch_id), staleTime: 0 });
    await saveDraft(ofAgent, agent.branch_id, withTest(contentOf(draft ?? agent), testId));
  }
}
