import type { Entry } from '#web/features/conversations/conversations.requests.ts';
import { useMessages } from '#web/features/conversations/messages.ts';
import { stageName } from '#web/shared/agents/stage-name.ts';
import { formatExactCount } from '#web/shared/format/numbers.ts';

/** Who gave an answer, from what, and how long each stage took: behind one word, for whoever builds the agent. */
export function EntryDetails({ entry }: { entry: Entry }) {
  const t = useMessages();
  const stages = Object.entries(entry.conversation_turn_metrics?.metrics ?? {});
  const passages = entry.rag_retrieval_info?.chunks.length ?? 0;
  const model = entry.producing_llm;
  if (entry.role === 'user' || (stages.length === 0 && passages === 0 && !model)) return null;
  return (
    <details className="text-12 text-ink-2">
      <summary className="w-fit cursor-pointer rounded-sm hover:text-ink">{t('details')}</summary>
      <dl className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {model && <Detail name={t('answeredBy')} value={model} />}
        {stages.map(([stage, { elapsed_time: seconds }]) => (
          <Detail
            key={stage}
            name={stageName(stage)}
            value={t('milliseconds', { ms: formatExactCount(Math.round(seconds * 1000)) })}
          />
        ))}
      </dl>
      {passages > 0 && <p className="mt-1">{t('sources', { count: passages })}</p>}
    </details>
  );
}

function Detail({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex gap-1.5">
      <dt>{name}</dt>
      <dd className="figures text-ink-2">{value}</dd>
    </div>
  );
}
