import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { agentChoicesQuery, askAgent } from '#web/features/knowledge-base/knowledge.requests.ts';
import { useMessages } from '#web/features/knowledge-base/messages.ts';
import { DOCUMENT_PATH } from '#web/features/knowledge-base/paths.ts';
import { Link } from '#web/shared/routing/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface AskDialogProps {
  /** Those that are offered first: they use the document. */
  agentIds?: readonly string[];
  onClose: () => void;
}

/** A question as an agent would get it, and the passages that it would answer from. */
export function AskDialog({ agentIds = [], onClose }: AskDialogProps) {
  const t = useMessages();
  const formId = useId();
  const { data: all } = useQuery(agentChoicesQuery);
  const agents = (all ?? []).toSorted(
    (one, other) => Number(agentIds.includes(other.agent_id)) - Number(agentIds.includes(one.agent_id)),
  );
  const [chosen, setChosen] = useState('');
  const [question, setQuestion] = useState('');
  const asked = useMutation({
    mutationFn: ({ agentId, text }: { agentId: string; text: string }) => askAgent(agentId, text),
  });
  const agentId = chosen || (agents[0]?.agent_id ?? '');
  const isReady = agentId !== '' && question.trim() !== '';
  const ask = (event: FormEvent): void => {
    event.preventDefault();
    if (isReady) asked.mutate({ agentId, text: question.trim() });
  };
  return (
    <Dialog
      isOpen
      size="lg"
      onClose={onClose}
      title={t('ask')}
      description={t('askText')}
      footer={
        <Button type="submit" form={formId} variant="primary" disabled={!isReady} isBusy={asked.isPending}>
          {t('askButton')}
        </Button>
      }
    >
      <form id={formId} onSubmit={ask} className="flex flex-col gap-5 pb-2">
        {all?.length === 0 ? (
          <p className="text-13 text-ink-2">{t('noAgents')}</p>
        ) : (
          <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
            <Field label={t('askQuestion')}>
              {(control) => (
                <Input
                  {...control}
                  autoComplete="off"
                  maxLength={2000}
                  value={question}
                  onChange={({ target }) => setQuestion(target.value)}
                />
              )}
            </Field>
            <Field label={t('askAgent')}>
              {({ id, 'aria-describedby': describedBy }) => (
                <Select
                  id={id}
                  aria-describedby={describedBy}
                  value={agentId}
                  onChange={setChosen}
                  options={agents.map((agent) => ({ value: agent.agent_id, label: agent.name }))}
                />
              )}
            </Field>
          </div>
        )}
        <div aria-live="polite" className="flex flex-col gap-3">
          {asked.isPending && <Skeleton className="h-24 w-full" />}
          {asked.error && <ErrorState error={asked.error} title={t('askFailed')} className="py-4" />}
          {asked.data && !asked.isPending && <Found chunks={asked.data.chunks} />}
        </div>
      </form>
    </Dialog>
  );
}

type Chunk = Awaited<ReturnType<typeof askAgent>>['chunks'][number];

function Found({ chunks }: { chunks: readonly Chunk[] }) {
  const t = useMessages();
  if (chunks.length === 0) return <p className="text-13 text-ink-2">{t('nothingFound')}</p>;
  return (
    <>
      <p className="font-medium text-13">{t('found', { count: chunks.length })}</p>
      <ol className="flex flex-col gap-3">
        {chunks.map((chunk) => (
          <li key={chunk.chunk_id} className="rounded-lg border bg-surface p-3 text-13">
            <p className="mb-1 flex flex-wrap justify-between gap-2 text-12 text-ink-3">
              <Link
                to={DOCUMENT_PATH}
                params={{ documentId: chunk.document_id }}
                className="text-ink underline underline-offset-2"
              >
                {chunk.document_name}
              </Link>
              <span className="figures">{t('distance', { distance: chunk.vector_distance.toFixed(2) })}</span>
            </p>
            <p className="whitespace-pre-wrap break-words">{chunk.content}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
