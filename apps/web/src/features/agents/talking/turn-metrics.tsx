import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#web/features/agents/messages.ts';
import { conversationQuery } from '#web/features/agents/talking/conversations.requests.ts';
import { stageName } from '#web/shared/agents/stage-name.ts';
import { formatExactCount } from '#web/shared/format/numbers.ts';
import { DataTable } from '#web/ui/data-table.tsx';

/** How long every stage of every answer took, as the server measured it: told when the conversation is over. */
export function TurnMetrics({ conversationId }: { conversationId: string }) {
  const t = useMessages();
  const { data: entries } = useQuery(conversationQuery(conversationId));
  const rows = (entries ?? []).flatMap(({ role, message: text, conversation_turn_metrics: metrics }, at) => {
    const stages = metrics?.metrics ?? {};
    const isMeasured = role === 'agent' && Object.keys(stages).length > 0;
    return isMeasured ? [{ at, text: text ?? '', stages }] : [];
  });
  const stages = [...new Set(rows.flatMap((row) => Object.keys(row.stages)))];
  if (rows.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-medium text-13">{t('stages')}</h2>
      <DataTable
        label={t('stages')}
        items={rows}
        keyOf={({ at }) => String(at)}
        columns={[
          { title: t('answer'), cell: ({ text }) => <span className="block max-w-60 truncate">{text}</span> },
          ...stages.map((stage) => ({
            title: stageName(stage),
            cell: (row: (typeof rows)[number]) => <Milliseconds seconds={row.stages[stage]?.elapsed_time} />,
          })),
        ]}
      />
    </section>
  );
}

function Milliseconds({ seconds }: { seconds: number | undefined }) {
  return (
    <span className="figures whitespace-nowrap">
      {seconds === undefined ? '–' : `${formatExactCount(Math.round(seconds * 1000))} ms`}
    </span>
  );
}
