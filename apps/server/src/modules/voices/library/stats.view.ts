import type { ShareStats } from '@mynah/contract/voices/voice-library';
import type { UsageDay } from './usage.store.ts';

const mostDays = 3660;
const microsPerCent = 10_000;

/** Every day of a stretch, those without use as well. */
export function toShareStats(
  used: readonly UsageDay[],
  { since, until }: { since: string; until: string },
): ShareStats {
  const byDay = new Map(used.map((day) => [day.day, day]));
  const dates = daysOf(since, until);
  const column = (pick: (day: UsageDay) => number): number[] =>
    dates.map((date) => {
      const day = byDay.get(date);
      return day ? pick(day) : 0;
    });
  return {
    dates,
    characters: column(({ characters }) => characters),
    users: column(({ users }) => users),
    cloned_by: column(({ copies }) => copies),
    credits: column(({ credits }) => credits),
    earnings: column(({ earningsMicros }) => earningsMicros / microsPerCent),
  };
}

function daysOf(since: string, until: string): string[] {
  const days: string[] = [];
  const last = Date.parse(until);
  for (let at = Date.parse(since); at <= last && days.length < mostDays; at += 86_400_000) {
    days.push(new Date(at).toISOString().slice(0, 10));
  }
  return days;
}
