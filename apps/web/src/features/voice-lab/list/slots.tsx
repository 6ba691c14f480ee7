import { useMessages } from '#web/features/voice-lab/messages.ts';
import { useSubscription } from '#web/shared/account/account.requests.ts';
import { useCredits } from '#web/shared/account/credits.ts';
import { formatCount } from '#web/shared/format/numbers.ts';
import { Progress } from '#web/ui/progress.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** How many places of the plan are taken, and how many changes are left this month (BIL-058, BIL-059). */
export function Slots() {
  const t = useMessages();
  const { data, isError } = useSubscription();
  const { areCounted } = useCredits();
  if (isError || (data && !areCounted)) return <span />;
  if (!data) return <Skeleton className="h-10 w-64" />;
  const { voice_slots_used: used, voice_limit: most, max_voice_add_edits: cap } = data;
  const left = Math.max(0, (cap ?? 0) - data.voice_add_edit_counter);
  const places = t('slots', { used: formatCount(used), most: formatCount(most) });
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <p className="text-13 text-ink">
        {places}
        {cap !== null && (
          <span className="text-ink-3">
            {' · '}
            {t('editsLeft', { count: left, changes: formatCount(left) })}
          </span>
        )}
      </p>
      <Progress
        fraction={used / most}
        label={t('slotsLabel')}
        valueText={places}
        className="w-60 max-w-full"
      />
    </div>
  );
}
