import type { ListenedDay } from '@mynah/contract/audio-native';
import { useQuery } from '@tanstack/react-query';
import { listenersQuery } from '#web/features/audio-native/audio-native.requests.ts';
import { useMessages } from '#web/features/audio-native/messages.ts';
import { formatExactCount } from '#web/shared/format/numbers.ts';
import { formatDate } from '#web/shared/format/times.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';

interface ListenersDialogProps {
  projectId: string;
  title: string;
  onClose: () => void;
}

/** How many listened, and how far, day by day. */
export function ListenersDialog({ projectId, title, onClose }: ListenersDialogProps) {
  const t = useMessages();
  const days = useQuery(listenersQuery(projectId));
  return (
    <Dialog isOpen onClose={onClose} size="lg" title={title} description={t('numbersText')}>
      <ListFrame
        isInset
        query={days}
        failed={t('numbersFailed')}
        loading={<SkeletonRows hasHead label={t('loading')} cells={['h-4 w-24', 'h-4 w-10', 'h-4 w-10']} />}
        empty={<EmptyState title={t('numbersEmpty')} />}
      >
        {(list) => <Days days={list} />}
      </ListFrame>
    </Dialog>
  );
}

const counts = ['plays', 'quarter', 'half', 'three_quarters', 'finished'] as const;
const names = {
  plays: 'plays',
  quarter: 'quarter',
  half: 'half',
  three_quarters: 'threeQuarters',
  finished: 'finished',
} as const;

function Days({ days }: { days: readonly ListenedDay[] }) {
  const t = useMessages();
  const total = { day: '', plays: 0, quarter: 0, half: 0, three_quarters: 0, finished: 0 };
  for (const day of days) for (const count of counts) total[count] += day[count];
  const rows = [total, ...days.toReversed()];
  return (
    <DataTable
      isInset
      label={t('numbersTitle')}
      items={rows}
      keyOf={({ day }) => day}
      columns={[
        {
          title: t('day'),
          cell: ({ day }) => (day === '' ? t('all') : formatDate(new Date(`${day}T12:00`))),
          cellClass: 'whitespace-nowrap',
        },
        ...counts.map((count) => ({
          title: t(names[count]),
          cell: (day: ListenedDay) => <span className="figures">{formatExactCount(day[count])}</span>,
        })),
      ]}
    />
  );
}
