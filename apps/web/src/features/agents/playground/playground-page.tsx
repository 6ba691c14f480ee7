import { useQuery } from '@tanstack/react-query';
import { Bot, Plus } from 'lucide-react';
import { agentChoicesQuery, agentQuery } from '#web/features/agents/agents.requests.ts';
import { AgreementGate } from '#web/features/agents/agreement/agreement-gate.tsx';
import { draftQuery } from '#web/features/agents/drafts.requests.ts';
import { useMessages } from '#web/features/agents/messages.ts';
import { AGENTS_PATH } from '#web/features/agents/paths.ts';
import { Workshop } from '#web/features/agents/playground/workshop.tsx';
import { EditorButton } from '#web/shared/account/editor-button.tsx';
import { useSearchValues } from '#web/shared/address-values.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** AGT-021, RTE-076: an agent is talked to beside its settings. */
export function Page() {
  return (
    <AgreementGate>
      <Playground />
    </AgreementGate>
  );
}

function Playground() {
  const t = useMessages();
  const navigate = useNavigate();
  const { agent_id, branch } = useSearchValues((values) => values);
  const choices = useQuery(agentChoicesQuery);
  const agentId = agent_id ?? choices.data?.[0]?.agent_id;
  if (agentId !== undefined)
    return <OpenAgent key={`${agentId} ${branch}`} agentId={agentId} branch={branch} />;
  if (choices.error) {
    return (
      <ErrorState error={choices.error} title={t('listFailed')} onRetry={() => void choices.refetch()} />
    );
  }
  if (!choices.data) return <Loading />;
  return (
    <EmptyState
      icon={<Bot aria-hidden />}
      title={t('emptyTitle')}
      text={t('playgroundEmpty')}
      action={
        <EditorButton
          variant="primary"
          onClick={() => void navigate({ to: AGENTS_PATH, search: { dialog: 'new' } })}
        >
          <Plus aria-hidden />
          {t('newAgent')}
        </EditorButton>
      }
    />
  );
}

function OpenAgent({ agentId, branch }: { agentId: string; branch: string | undefined }) {
  const t = useMessages();
  const agent = useQuery(agentQuery(agentId, branch));
  const branchId = agent.data?.branch_id ?? '';
  const draft = useQuery({ ...draftQuery(agentId, branchId), enabled: branchId !== '' });
  if (agent.data && draft.data !== undefined) {
    return <Workshop key={branchId} agent={agent.data} draft={draft.data} />;
  }
  const error = agent.error ?? draft.error;
  if (!error) return <Loading />;
  return <ErrorState error={error} title={t('agentFailed')} onRetry={() => void agent.refetch()} />;
}

function Loading() {
  const t = useMessages();
  return (
    <div role="status" aria-label={t('loading')} className="flex flex-1 flex-col gap-5 p-6">
      <Skeleton className="h-9 w-60" />
      <Skeleton className="h-full min-h-60 w-full" />
    </div>
  );
}
