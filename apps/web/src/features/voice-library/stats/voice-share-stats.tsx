import type { ShareStats } from '@mynah/contract/voices/voice-library';
import type { Voice } from '@mynah/contract/voices/voices';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '#web/features/voice-library/messages.ts';
import { type StatsRange, statsQuery } from '#web/features/voice-library/sharing/sharing.requests.ts';
import {
  type Measure,
  measureName,
  measures,
  measureText,
} from '#web/features/voice-library/stats/measures.ts';
import { StatsChart } from '#web/features/voice-library/stats/stats-chart.tsx';
import { StatsTable } from '#web/features/voice-library/stats/stats-table.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** VOI-036. */
const ranges: readonly StatsRange[] = ['day', 'week', 'month', 'all'];

const RANGE_NAMES = { day: 'rangeDay', week: 'rangeWeek', month: 'rangeMonth', all: 'rangeAll' } as const;

/** How much others used a voice (VOI-035): sums to choose among, the chosen one by days, all of it as a table. */
export function VoiceShareStats({ voice }: { voice: Pick<Voice, 'voice_id'> }) {
  const t = useMessages();
  const [range, setRange] = useState<StatsRange>('month');
  const query = useQuery({ ...statsQuery(voice.voice_id, range), placeholderData: keepPreviousData });
  return (
    <div className="flex flex-col gap-4">
      <Select
        aria-label={t('range')}
        className="w-40!"
        value={range}
        onChange={setRange}
        options={ranges.map((value) => ({ value, label: t(RANGE_NAMES[value]) }))}
      />
      {query.isError && (
        <ErrorState error={query.error} title={t('statsFailed')} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <Skeleton className="h-64 w-full" />}
      {query.data && !query.isError && <Stats stats={query.data} />}
    </div>
  );
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

function Stats({ stats }: { stats: ShareStats }) {
  const t = useMessages();
  const [measure, setMeasure] = useState<Measure>('characters');
  const [isTable, setTable] = useState(false);
  return (
    <>
      <fieldset className="grid grid-cols-5 gap-2 max-sm:grid-cols-2">
        <legend className="sr-only">{t('measure')}</legend>
        {measures.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === measure}
            onClick={() => setMeasure(name)}
            className={classNames(
              'rounded-lg border p-3 text-start transition-colors hover:border-line-strong',
              name === measure && 'border-ink ring-1 ring-ink',
            )}
          >
            <span className="block text-12 text-ink-3">{measureName(name)}</span>
            <span className="figures block truncate text-15 text-ink">
              {measureText(name, sumOf(stats[name]))}
            </span>
          </button>
        ))}
      </fieldset>
      {stats.dates.length === 0 ? (
        <p className="rounded-lg bg-sunken px-4 py-10 text-center text-13 text-ink-2">{t('statsNone')}</p>
      ) : isTable ? (
        <StatsTable stats={stats} />
      ) : (
        <StatsChart dates={stats.dates} values={stats[measure]} measure={measure} />
      )}
      {stats.dates.length > 0 && (
        <Button size="sm" variant="ghost" className="self-end" onClick={() => setTable(!isTable)}>
          {t(isTable ? 'asChart' : 'asTable')}
        </Button>
      )}
    </>
  );
}
