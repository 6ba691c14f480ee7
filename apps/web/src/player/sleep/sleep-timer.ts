import { create } from 'zustand';
import { audioElement, pause } from '#web/player/playback/audio-element.ts';

export const SLEEP_MINUTES = [5, 10, 15, 30, 60] as const;
/** A number is minutes; `end` is the end of the sound that plays. */
export type SleepChoice = 'off' | 'end' | `${(typeof SLEEP_MINUTES)[number]}`;

/** The sound grows quieter over its last seconds. */
export const FADE_SECONDS = 8;
const FADE_STEP_MS = 100;

interface SleepTimer {
  choice: SleepChoice;
  /** Whole seconds; null without a time. */
  remainingSeconds: number | null;
}

export const useSleepTimer = create<SleepTimer>(() => ({ choice: 'off', remainingSeconds: null }));

let endsAtMs = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

export function setSleepTimer(choice: SleepChoice): void {
  stopSleepTimer();
  useSleepTimer.setState({ choice });
  if (choice === 'off' || choice === 'end') return;
  endsAtMs = Date.now() + Number(choice) * 60_000;
  tick();
}

export function stopSleepTimer(): void {
  clearTimeout(timer);
  audioElement().volume = 1;
  useSleepTimer.setState({ choice: 'off', remainingSeconds: null });
}

/** At the end of a sound. True when it was the last before sleep. */
export function sleepAtEnd(): boolean {
  const isLast = useSleepTimer.getState().choice === 'end';
  if (isLast) stopSleepTimer();
  return isLast;
}

/** Looks at the clock instead of counting, so that a machine that slept does not play on when it wakes. */
function tick(): void {
  const remainingMs = endsAtMs - Date.now();
  if (remainingMs <= 0) {
    pause();
    stopSleepTimer();
    return;
  }
  audioElement().volume = Math.min(1, remainingMs / (FADE_SECONDS * 1000));
  const remainingSeconds = Math.ceil(remainingMs / 1000);
  if (useSleepTimer.getState().remainingSeconds !== remainingSeconds)
    useSleepTimer.setState({ remainingSeconds });
  const isFading = remainingMs <= FADE_SECONDS * 1000;
  timer = setTimeout(tick, isFading ? FADE_STEP_MS : remainingMs % 1000 || 1000);
}
