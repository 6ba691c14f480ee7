import { ChartColumn, Download } from 'lucide-react';
import { BudgetSection } from '#web/features/usage/budgets/budget-section.tsx';
import { useMessages } from '#web/features/usage/messages.ts';
import { useDownloadUsage, useUsage } from '#web/features/usage/usage.requests.ts';
import { UsageChart } from '#web/features/usage/usage-chart.tsx';
import { UsageFields } from '#web/features/usage/usage-fields.tsx';
import { readFilter, type UsageFilter } from '#web/features/usage/usage-filter.ts';
import { UsageTable } from '#web/features/usage/usage-table.tsx';
import { UsageTotals } from '#web/features/usage/usage-totals.tsx';
import { useIsAdmin } from '#web/shared/account/roles.ts';
import { useSearchValues } from '#web/shared/address-values.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** One's own usage, or everybody's: totals, a bar for each interval, and a row for each thing. */
export function UsageView({ isWhole }: { isWhole: boolean }) {
  const t = useMessages();
  const isAdmin = useIsAdmin();
  const filter = useSearchValues((search) => readFilter(search, isWhole));
  const navigate = useNavigate();
  const download = useDownloadUsage();
  const change = (part: Partial<UsageFilter>) =>
    void navigate({ to: '.', search: { ...filter, ...part }, replace: true });
  return (
    <div className="mx-auto flex w-full max-w-240 flex-col gap-5 px-4 pt-4 pb-8 xs:px-6">
      {isAdmin && (
        <LinkTabs
          label={t('tabs')}
          tabs={[
            ['/app/usage', t('own')],
            ['/app/usage/workspace', t('workspace')],
          ]}
        />
      )}
      <div className="flex flex-wrap items-end justify-between gap-2">
        <UsageFields filter={filter} isWhole={isWhole} onChange={change} />
        <Button
          className="max-sm:w-full"
          isBusy={download.isPending}
          onClick={() => void okOrToast(download.mutateAsync({ filter, isWhole }))}
        >
          <Download aria-hidden />
          {t('download')}
        </Button>
      </div>
      <UsageReport filter={filter} isWhole={isWhole} onShow={(show) => change({ show })} />
      {isWhole && <BudgetSection />}
    </div>
  );
}

type UsageReportProps = {
  filter: UsageFilter;
  isWhole: boolean;
  onShow: (value: string | undefined) => void;
};

function UsageReport({ filter, isWhole, onShow }: UsageReportProps) {
  const t = useMessages();
  const { data, error, refetch } = useUsage(filter, isWhole);
  if (!data && error)
    return (
      <Card>
        <ErrorState error={error} title={t('failed')} onRetry={() => void refetch()} />
      </Card>
    );
  if (!data)
    return (
      <div role="status" aria-label={t('loading')} className="flex flex-col gap-5">
        <Skeleton className="h-24" />
        <Skeleton className="h-64" />
        <Skeleton className="h-60" />
      </div>
    );
  if (data.series.length === 0)
    return (
      <Card>
        <EmptyState
          icon={<ChartColumn aria-hidden />}
          title={t('emptyTitle')}
          text={t(isWhole ? 'emptyWorkspaceText' : 'emptyText')}
        />
      </Card>
    );
  return (
    <>
      <UsageTotals total={data.total} />
      <UsageChart report={data} filter={filter} onShow={onShow} />
      <UsageTable report={data} filter={filter} onShow={onShow} />
    </>
  );
}
