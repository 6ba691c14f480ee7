import type { ExampleTool } from '@mynah/contract/speech/examples';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { exampleAddresses, exampleQuery } from '#web/features/examples/examples.requests.ts';
import { useMessages } from '#web/features/examples/messages.ts';
import { TwoTakes } from '#web/features/two-takes/index.ts';
import { readableName } from '#web/shared/models/readable-name.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** A sound before and after a tool, made by this server when somebody first asks for it. */
export function ExampleCard({ tool }: { tool: ExampleTool }) {
  const t = useMessages();
  const query = useQuery(exampleQuery(tool));
  const addresses = useMemo(() => exampleAddresses(tool), [tool]);
  const { data } = query;
  return (
    <section aria-label={t('example')} className="rounded-xl border bg-surface p-5 shadow-card">
      {query.isError ? (
        <ErrorState error={query.error} title={t('failed')} onRetry={() => void query.refetch()} />
      ) : data ? (
        <div className="flex flex-col gap-5">
          <p className="text-pretty text-15 text-ink">{t('said', { text: data.text })}</p>
          <TwoTakes
            length={data.duration_ms / 1000}
            addresses={addresses}
            peaks={{ before: data.before.peaks, after: data.after.peaks }}
            names={{
              before: t('before', { name: data.before.name }),
              after: t('after', { name: data.after.name }),
            }}
          />
          <p className="text-12 text-ink-3">{t('madeBy', { engine: readableName(data.engine) })}</p>
        </div>
      ) : (
        <Making />
      )}
    </section>
  );
}

/** As high as what will come. */
function Making() {
  const t = useMessages();
  return (
    <div className="flex flex-col gap-5">
      <p role="status" className="flex items-start gap-2.5 text-15 text-ink-2">
        <Spinner />
        {t('making')}
      </p>
      <Skeleton className="h-40 max-sm:h-34" />
      <Skeleton className="h-9 w-2/3" />
      <Skeleton className="h-4 w-1/2" />
    </div>
  );
}
