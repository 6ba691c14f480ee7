import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useMessages } from '#web/features/home/messages.ts';
import { Section } from '#web/features/home/section.tsx';
import { useCanEdit } from '#web/shared/account/roles.ts';
import { useRefreshOn } from '#web/shared/events/use-refresh-on.ts';
import { Link } from '#web/shared/routing/index.ts';
import { loadUnderWaySources, type UnderWaySource, type WorkUnderWay } from '#web/shared/under-way.ts';
import { Card } from '#web/ui/card.tsx';
import { Progress } from '#web/ui/progress.tsx';

const KEY = ['under-way'];
const LOOK_AGAIN_MS = 2_000;

const sourcesQuery = queryOptions({
  queryKey: ['under-way-sources'],
  queryFn: loadUnderWaySources,
  staleTime: Number.POSITIVE_INFINITY,
});

type Shown = { source: UnderWaySource; work: WorkUnderWay };

/** What the server is at; nothing where it rests, and nothing where that cannot be told. */
function useUnderWay(): Shown[] {
  const canEdit = useCanEdit();
  useRefreshOn('work.progressed', KEY);
  const sources = useQuery({ ...sourcesQuery, enabled: canEdit }).data ?? [];
  const lists = useQueries({ queries: sources.map(listQuery) });
  return sources.flatMap((source, at) => (lists[at]?.data ?? []).map((work) => ({ source, work })));
}

const listQuery = ({ id, list }: UnderWaySource) =>
  queryOptions({
    queryKey: [...KEY, id],
    queryFn: ({ signal }) => list(signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.length ? LOOK_AGAIN_MS : false),
  });

export function UnderWay() {
  const t = useMessages();
  const shown = useUnderWay();
  if (shown.length === 0) return null;
  return (
    <Section title={t('underWay')}>
      <Card className="overflow-hidden">
        <ul className="divide-y">
          {shown.map(({ source, work }) => (
            <WorkRow key={`${source.id} ${work.id}`} source={source} work={work} />
          ))}
        </ul>
      </Card>
    </Section>
  );
}

function WorkRow({ source: { icon: Icon, label }, work }: Shown) {
  const t = useMessages();
  const { title, progress, target } = work;
  const says = progress === null ? t('waits') : t('percent', { percent: Math.floor(progress * 100) });
  return (
    <li>
      <Link
        {...target}
        className="flex h-16 items-center gap-3 px-4 transition-colors hover:bg-hover focus-visible:-outline-offset-2"
      >
        <span
          aria-hidden
          className="grid size-9 shrink-0 place-items-center rounded-full bg-sunken text-ink-2"
        >
          <Icon className="size-4" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-3">
            <span className="min-w-0 flex-1 truncate text-13 text-ink">{title}</span>
            <span className="figures shrink-0 text-12 text-ink-2">{says}</span>
          </span>
          <Progress fraction={progress} label={`${label}: ${title}`} valueText={says} className="mt-2" />
        </span>
      </Link>
    </li>
  );
}
