import { and, asc, gte, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import type { EmbedRow } from './audio-native.tables.ts';
import { audioNativeListens } from './listeners.tables.ts';

/** By the quarters that were heard; 0 is the beginning. */
const columns = ['plays', 'quarter', 'half', 'threeQuarters', 'finished'] as const;
export type ListenerCounts = Record<(typeof columns)[number], number>;

export const noListeners: ListenerCounts = { plays: 0, quarter: 0, half: 0, threeQuarters: 0, finished: 0 };

/** One more who came so far, on the day. */
export async function countListener(
  db: Queryable,
  { id }: Pick<EmbedRow, 'id'>,
  { day, quarters }: { day: string; quarters: number },
): Promise<void> {
  const counted = columns[quarters];
  if (!counted) return;
  const column = audioNativeListens[counted];
  await db
    .insert(audioNativeListens)
    .values({ ...noListeners, embedId: id, day, [counted]: 1 })
    .onConflictDoUpdate({
      target: [audioNativeListens.embedId, audioNativeListens.day],
      set: { [counted]: sql`${column} + 1` },
    });
}

export interface ListenedDay extends ListenerCounts {
  embedId: string;
  day: string;
}

/** Days with listeners from the first one on, oldest first, of players that the caller was let see. */
export const listListeners = (
  db: Queryable,
  embedIds: readonly string[],
  firstDay: string,
): Promise<ListenedDay[]> =>
  embedIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(audioNativeListens)
        .where(and(inArray(audioNativeListens.embedId, [...embedIds]), gte(audioNativeListens.day, firstDay)))
        .orderBy(asc(audioNativeListens.day));

export const sumOf = (days: readonly ListenerCounts[]): ListenerCounts =>
  days.reduce(
    (sum, day) => ({
      plays: sum.plays + day.plays,
      quarter: sum.quarter + day.quarter,
      half: sum.half + day.half,
      threeQuarters: sum.threeQuarters + day.threeQuarters,
      finished: sum.finished + day.finished,
    }),
    noListeners,
  );
