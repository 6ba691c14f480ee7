import { LOCALE } from '#web/shared/format/locale.ts';
import { message } from '#web/shared/format/messages.ts';

const day = new Intl.DateTimeFormat(LOCALE, { year: 'numeric', month: 'numeric', day: 'numeric' });

/** Month/day/year without padding: 5/31/2024 (FMT-025, FMT-026); other languages write it their way. */
export const formatDate = (date: Date): string => day.format(date);

/** With the time of day: 5/31/2024, 15:07. */
export const formatDateTime = (date: Date): string => `${formatDate(date)}, ${formatTimeOfDay(date)}`;

/** 15:07 */
export const formatTimeOfDay = (date: Date): string =>
  `${date.getHours()}:${String(date.getMinutes()).padStart(2, '0')}`;

/** May 31, 2024: where a sentence names a day, as that from which terms hold (PRV-006). In UTC. */
export const formatLongDay = (date: Date): string =>
  new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' }).format(date);

/** November 2026, for the wire's `2026-11`. */
export const formatMonth = (month: string): string =>
  new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** The wire counts seconds since 1970. */
export function dateOfUnix(unixSeconds: number): Date {
  return new Date(unixSeconds * 1000);
}

/** 3725 seconds as '1h 2m 5s'; zero parts are left out (FMT-027, FMT-028). */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const parts = [
    [Math.floor(whole / 3600), 'h'],
    [Math.floor(whole / 60) % 60, 'm'],
    [whole % 60, 's'],
  ] as const;
  const shown = parts.filter(([value]) => value > 0).map(([value, letter]) => `${value}${letter}`);
  return shown.length === 0 ? '0s' : shown.join(' ');
}

/** The player's clock: m:ss (FMT-028). */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** How long a sound is: one that ends within its first second still has a length. */
export const formatLength = (seconds: number): string => formatClock(Math.max(1, seconds));

const relative = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' });

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** 'just now', '5 minutes ago', 'yesterday'; older than a week is a date. */
export function formatAgo(date: Date, now: Date = new Date()): string {
  const seconds = Math.round((now.getTime() - date.getTime()) / 1000);
  if (seconds > 7 * 86_400) return formatDate(date);
  const step = STEPS.find(([, length]) => seconds >= length);
  if (!step) return message('justNow');
  return relative.format(-Math.floor(seconds / step[1]), step[0]);
}
