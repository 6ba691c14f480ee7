import type { Budget } from '@mynah/contract/workspaces/budgets';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { BudgetDialog } from '#web/features/usage/budgets/budget-dialog.tsx';
import { useBudgets, useSetBudget } from '#web/features/usage/budgets/budgets.requests.ts';
import { useMessages } from '#web/features/usage/budgets/messages.ts';
import { formatExactCount } from '#web/shared/format/numbers.ts';
import { dateOfUnix, formatDate } from '#web/shared/format/times.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { MenuItem } from '#web/ui/menu.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Progress } from '#web/ui/progress.tsx';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.tsx';

/** Monthly limits of the workspace, its people, keys and groups, and how much of each is used. */
export function BudgetSection() {
  const t = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section id="budgets" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-2">
        <div className="max-w-140">
          <h2 className="font-semibold text-15">{t('title')}</h2>
          <p className="text-12 text-ink-3">{t('hint')}</p>
        </div>
        <Button className="max-sm:w-full" onClick={() => setIsOpen(true)}>
          <Plus aria-hidden />
          {t('add')}
        </Button>
      </div>
      <Budgets />
      {isOpen && <BudgetDialog onClose={() => setIsOpen(false)} />}
    </section>
  );
}

function Budgets() {
  const t = useMessages();
  const { data, error, refetch } = useBudgets();
  if (!data && error)
    return (
      <Card>
        <ErrorState error={error} title={t('failed')} onRetry={() => void refetch()} />
      </Card>
    );
  if (!data)
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton className="h-14" />
      </div>
    );
  if (data.budgets.length === 0)
    return (
      <Card>
        <p className="p-4 text-13 text-ink-3">{t('empty')}</p>
      </Card>
    );
  return (
    <>
      <DataTable
        label={t('title')}
        items={data.budgets}
        keyOf={({ kind, id }) => `${kind} ${id}`}
        columns={[
          {
            title: t('of'),
            cell: ({ name, kind }) => (
              <>
                <span className="block truncate font-medium text-ink">{name}</span>
                <span className="block text-12 text-ink-3">{t(`kind_${kind}`)}</span>
              </>
            ),
            cellClass: 'max-w-60 py-2 max-sm:max-w-32',
          },
          { title: t('used'), cell: (budget) => <Used budget={budget} />, cellClass: 'min-w-36' },
          { title: t('state'), cell: (budget) => <State budget={budget} />, className: 'max-sm:hidden' },
        ]}
        actions={{ title: t('actions'), of: (budget) => <Actions budget={budget} /> }}
      />
      <p className="text-12 text-ink-3">
        {t('resets', { date: formatDate(dateOfUnix(data.period_ends_at_unix)) })}
      </p>
    </>
  );
}

const shareOf = ({ used, limit }: Budget): number => (limit === 0 ? 1 : used / limit);

function Used({ budget }: { budget: Budget }) {
  const t = useMessages();
  const text = t('usedOf', { used: formatExactCount(budget.used), limit: formatExactCount(budget.limit) });
  return (
    <span className="flex flex-col gap-1.5">
      <span className="figures text-12">{text}</span>
      <Progress fraction={shareOf(budget)} label={budget.name} valueText={text} className="max-w-60" />
    </span>
  );
}

function State({ budget }: { budget: Budget }) {
  const t = useMessages();
  const share = shareOf(budget);
  if (share >= 1) return <Badge tone="danger">{t('usedUp')}</Badge>;
  return share >= 0.75 ? (
    <Badge tone="accent">{t('low')}</Badge>
  ) : (
    <Badge tone="positive">{t('onTrack')}</Badge>
  );
}

function Actions({ budget }: { budget: Budget }) {
  const t = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const { mutateAsync } = useSetBudget();
  const { kind, id, name } = budget;
  const remove = async () => {
    if (await okOrToast(mutateAsync({ kind, id, limit: null }))) toast.success(t('removed', { name }));
  };
  return (
    <>
      <RowMenu label={t('actionsFor', { name })}>
        <MenuItem icon={<Pencil aria-hidden />} onSelect={() => setIsOpen(true)}>
          {t('change')}
        </MenuItem>
        <MenuItem icon={<Trash2 aria-hidden />} isDanger onSelect={() => void remove()}>
          {t('remove')}
        </MenuItem>
      </RowMenu>
      {isOpen && <BudgetDialog budget={budget} onClose={() => setIsOpen(false)} />}
    </>
  );
}
