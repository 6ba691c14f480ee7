import { useMessages } from '#web/features/workspace/messages.ts';
import { useSeats } from '#web/features/workspace/workspace.requests.ts';
import { useCredits } from '#web/shared/account/credits.ts';
import { Card } from '#web/ui/card.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** How many seats of the plan are taken; pending invites count (WSP-048). Where a plan has more than anybody fills, only when they are. */
export function SeatsMeter() {
  const t = useMessages();
  const seats = useSeats().data;
  const { areCounted } = useCredits();
  if (!areCounted && seats?.available_seats !== 0) return null;
  if (!seats) return <Skeleton className="h-20 rounded-xl" />;
  const { used_seats: used, max_seats: max, pending_invites: pending, available_seats: left } = seats;
  const text = t('seats', { used, max });
  return (
    <Card className="flex flex-col gap-2.5 px-4 py-3.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-13">
        <p className="font-medium tabular-nums">{text}</p>
        {pending > 0 && <p className="text-ink-3">{t('seatsPending', { count: pending })}</p>}
      </div>
      <Progress fraction={max === 0 ? 1 : used / max} label={t('columnMember')} valueText={text} />
      {left === 0 && <p className="text-12 text-ink-3">{t('seatsFull')}</p>}
    </Card>
  );
}
