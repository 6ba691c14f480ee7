import { useInfiniteQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#web/features/integrations/messages.ts';
import { type Execution, executionsQuery } from '#web/features/integrations/tools/tools.requests.ts';
import { dateOfUnix, formatDateTime } from '#web/shared/format/times.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { chipClass } from '#web/ui/chip-class.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';

/** The calls that agents made of a tool, newest first. */
export function Executions({ toolId }: { toolId: string }) {
  const t = useMessages();
  const [onlyErrors, setOnlyErrors] = useState(false);
  const [shown, setShown] = useState<Execution>();
  const query = useInfiniteQuery(executionsQuery(toolId, onlyErrors));
  return (
    <div className="flex flex-col gap-4">
      <div>
        <button
          type="button"
          aria-pressed={onlyErrors}
          onClick={() => setOnlyErrors(!onlyErrors)}
          className={chipClass}
        >
          {t('onlyErrors')}
        </button>
      </div>
      <ListFrame
        query={query}
        failed={t('callsFailed')}
        more={t('more')}
        loading={<SkeletonRows hasHead label={t('loading')} cells={['h-4 w-40', 'h-4 w-16']} />}
        empty={<EmptyState icon={<History aria-hidden />} title={t('noCalls')} text={t('noCallsText')} />}
      >
        {(executions) => (
          <DataTable
            label={t('calls')}
            items={executions}
            keyOf={({ id }) => id}
            columns={[
              {
                title: t('callAt'),
                cell: (execution) => (
                  <button
                    type="button"
                    onClick={() => setShown(execution)}
                    className="text-ink underline underline-offset-2"
                  >
                    {whenOf(execution)}
                  </button>
                ),
              },
              {
                title: t('callState'),
                cell: ({ is_error: isError }) => (
                  <Badge tone={isError ? 'danger' : 'positive'}>{t(isError ? 'failedCall' : 'worked')}</Badge>
                ),
              },
              {
                title: t('callTook'),
                cell: ({ latency_secs: seconds }) => (
                  <span className="figures">{t('seconds', { seconds: seconds.toFixed(2) })}</span>
                ),
              },
            ]}
          />
        )}
      </ListFrame>
      {shown && (
        <Dialog
          isOpen
          size="lg"
          onClose={() => setShown(undefined)}
          title={t('callDetails', { time: whenOf(shown) })}
          footer={<Button onClick={() => setShown(undefined)}>{t('close')}</Button>}
        >
          <div className="flex flex-col gap-4 pb-2">
            <Payload title={t('callRequest')} text={shown.request_payload} />
            <Payload title={t('callAnswer')} text={shown.response_payload} />
          </div>
        </Dialog>
      )}
    </div>
  );
}

const whenOf = ({ timestamp }: Execution): string => formatDateTime(dateOfUnix(timestamp));

function Payload({ title, text }: { title: string; text: string | null }) {
  return (
    <section>
      <h3 className="mb-1 font-medium text-13">{title}</h3>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
        tabIndex={0}
        className="max-h-60 overflow-auto whitespace-pre-wrap break-all rounded-lg border bg-sunken p-3 text-12"
      >
        {text}
      </pre>
    </section>
  );
}
