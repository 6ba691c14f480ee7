import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { notifications } from './notifications.tables.ts';

export type NotificationRow = typeof notifications.$inferSelect;
export type NewNotification = typeof notifications.$inferInsert;

/** False if this person was told of the same source before. */
export async function addNotification(db: Queryable, row: NewNotification): Promise<boolean> {
  const added = await db
    .insert(notifications)
    .values(row)
    .onConflictDoNothing({ target: [notifications.userId, notifications.source] })
    .returning({ id: notifications.id });
  return added.length > 0;
}

const isUnreadOf = (userId: string) => and(eq(notifications.userId, userId), isNull(notifications.readAt));

/** Newest first; messages follow a person from workspace to workspace. */
export async function listNotifications(
  db: Queryable,
  userId: string,
  { limit, before }: { limit: number; before?: number },
): Promise<NotificationRow[]> {
  const isBefore = before === undefined ? undefined : lt(notifications.sequence, before);
  return db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isBefore))
    .orderBy(desc(notifications.sequence))
    .limit(limit);
}

export const countUnread = (db: Queryable, userId: string): Promise<number> =>
  db.$count(notifications, isUnreadOf(userId));

export async function hasNotification(db: Queryable, userId: string, id: string): Promise<boolean> {
  const isIt = and(eq(notifications.userId, userId), eq(notifications.id, id));
  return (await db.$count(notifications, isIt)) > 0;
}

/** One message, or all of the person's. Those that were read keep their time. */
export async function markRead(db: Queryable, userId: string, now: Date, id?: string): Promise<boolean> {
  const isIt = id === undefined ? undefined : eq(notifications.id, id);
  const rows = await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(isUnreadOf(userId), isIt))
    .returning({ id: notifications.id });
  return rows.length > 0;
}
