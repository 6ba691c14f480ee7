import type { Engine, Pack } from '@mynah/contract/operations';
import { message, useMessages } from '#web/features/staff/server/messages.ts';
import { PackBadge, worstOf } from '#web/features/staff/server/pack-badge.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { DataTable } from '#web/ui/data-table.tsx';

type EngineTableProps = { engines: readonly Engine[]; packs: readonly Pack[] };

/** What does what, best first for each task. */
export function EngineTable({ engines, packs }: EngineTableProps) {
  const t = useMessages();
  return (
    <DataTable
      label={t('engines')}
      items={engines}
      keyOf={({ task, name }) => `${task}/${name}`}
      columns={[
        { title: t('task'), cell: ({ task }) => taskName(task), cellClass: 'text-ink' },
        {
          title: t('engine'),
          cell: ({ name, voices }) =>
            voices === null ? name : `${name} · ${t('voices', { count: voices })}`,
        },
        {
          title: t('state'),
          cell: (engine) => (
            <EngineBadge engine={engine} packs={packs.filter(({ name }) => engine.packs.includes(name))} />
          ),
        },
      ]}
    />
  );
}

function EngineBadge({ engine, packs }: { engine: Engine; packs: readonly Pack[] }) {
  const t = useMessages();
  if (engine.is_remote) return <Badge>{t('elsewhere')}</Badge>;
  if (engine.is_loaded) return <Badge tone="positive">{t('loaded')}</Badge>;
  const missing = worstOf(packs);
  if (missing) return <PackBadge pack={missing} />;
  return <Badge>{t(engine.is_loaded === null ? 'otherMachine' : 'onDemand')}</Badge>;
}

/** A task of a newer server stands as it is called there. */
function taskName(task: string): string {
  return isNamed(task) ? message(`task_${task}`) : task;
}

const named = [
  'speech',
  'transcription',
  'alignment',
  'voice-activity',
  'speaker',
  'cloning',
  'voice-conversion',
  'isolation',
  'sound',
  'music',
  'embedding',
  'recognition',
  'classification',
] as const;
const isNamed = (task: string): task is (typeof named)[number] => (named as readonly string[]).includes(task);
