import { Moon } from 'lucide-react';
import { useMessages } from '#web/player/messages.ts';
import {
  SLEEP_MINUTES,
  type SleepChoice,
  setSleepTimer,
  useSleepTimer,
} from '#web/player/sleep/sleep-timer.ts';
import { formatClock } from '#web/shared/format/times.ts';
import { Menu, MenuChoices } from '#web/ui/menu.tsx';

export function SleepChoices() {
  const t = useMessages();
  const choice = useSleepTimer((timer) => timer.choice);
  const minutes = SLEEP_MINUTES.map((count) => ({
    value: `${count}` as SleepChoice,
    label: t('minutes', { count }),
  }));
  return (
    <MenuChoices<SleepChoice>
      label={t('sleepTimer')}
      value={choice}
      onChange={setSleepTimer}
      options={[{ value: 'off', label: t('sleepOff') }, ...minutes, { value: 'end', label: t('sleepEnd') }]}
    />
  );
}

/** What is left, in the bar as long as a timer runs; a press changes it. */
export function SleepBadge() {
  const t = useMessages();
  const isOn = useSleepTimer((timer) => timer.choice !== 'off');
  const remaining = useRemaining();
  if (!isOn) return null;
  return (
    <Menu
      label={t('sleepTimer')}
      side="top"
      trigger={
        <button
          type="button"
          aria-label={t('sleepIn', { remaining })}
          className="figures flex h-7 shrink-0 items-center gap-1 rounded-full bg-accent-soft px-2 text-12 text-ink"
        >
          <Moon aria-hidden className="size-3.5" />
          {remaining}
        </button>
      }
    >
      <SleepChoices />
    </Menu>
  );
}

/** A clock, or the words for the end of the sound. Changes once a second. */
export function useRemaining(): string {
  const t = useMessages();
  return useSleepTimer(({ choice, remainingSeconds }) =>
    choice === 'end' ? t('sleepEndShort') : remainingSeconds === null ? '' : formatClock(remainingSeconds),
  );
}
