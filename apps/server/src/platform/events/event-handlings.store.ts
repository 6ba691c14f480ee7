import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db/database.ts';
import { eventHandlers, eventHandlings, events } from './events.tables.ts';
import type { EventHandler, StoredEvent } from './events.ts';

type Handler = Pick<EventHandler, 'event' | 'name'>;

interface HandlingMoment {
  sequence: number;
  now: Date;
}

/** The first try after a failure comes this long after it, each later one twice as long after its own. */
const firstWait = sql`interval '1 second'`;

/** No transaction that appends an event stays open for so long: what lies before has been seen by everybody. */
const settled = sql`interval '10 minutes'`;

/** Moves on to where the handler is done for good, which is before the first event that it has yet to do. */
export async function advanceHandler(db: Queryable, handler: Handler): Promise<number> {
  const { rows } = await db.execute<{ done_up_to: number }>(sql`
    with settled as (
      select coalesce((
        select sequence from ${events} where created_at < now() - ${settled} order by created_at desc, sequence desc limit 1
      ), 0) as sequence
    ), open as (
      select min(e.sequence) as sequence from ${events} e, settled
      where e.name = ${handler.event} and e.sequence <= settled.sequence
        and e.sequence > coalesce((select done_up_to from ${eventHandlers} where handler = ${handler.name}), 0)
        and not exists (
          select 1 from ${eventHandlings} h
          where h.sequence = e.sequence and h.handler = ${handler.name} and h.handled_at is not null)
    )
    insert into ${eventHandlers} as kept (handler, done_up_to)
    select ${handler.name}, coalesce(open.sequence - 1, settled.sequence) from open, settled
    on conflict (handler) do update set done_up_to = greatest(kept.done_up_to, excluded.done_up_to)
    returning done_up_to`);
  return Number(rows[0]!.done_up_to);
}

interface Look {
  now: Date;
  /** Where the handler is done up to. */
  after: number;
}

/** The oldest event that the handler has to do now, marked as handled when the transaction commits. */
export async function takeNextEvent(
  transaction: Transaction,
  handler: Handler,
  { now, after }: Look,
): Promise<StoredEvent | undefined> {
  const isDoneOrWaits = sql`exists (select 1 from ${eventHandlings} h
    where h.sequence = ${events.sequence} and h.handler = ${handler.name}
      and (h.handled_at is not null or h.not_before > ${now}::timestamptz))`;
  const [event] = await transaction
    .select()
    .from(events)
    .where(and(eq(events.name, handler.event), gt(events.sequence, after), sql`not ${isDoneOrWaits}`))
    .orderBy(asc(events.sequence))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!event) return undefined;
  // another process may have finished it between our look and our lock: only one can write the mark
  if (await markHandled(transaction, handler, { sequence: event.sequence, now })) return event;
  return takeNextEvent(transaction, handler, { now, after });
}

/** False when it was marked already. */
export async function markHandled(
  db: Queryable,
  handler: Handler,
  { sequence, now }: HandlingMoment,
): Promise<boolean> {
  const marked = await db
    .insert(eventHandlings)
    .values({ sequence, handler: handler.name, handledAt: now })
    .onConflictDoUpdate({
      target: [eventHandlings.sequence, eventHandlings.handler],
      set: { handledAt: now },
      setWhere: sql`${eventHandlings.handledAt} is null`,
    })
    .returning({ sequence: eventHandlings.sequence });
  return marked.length > 0;
}

/** Notes one more failure and when the next try is due; resolves to how many there were. */
export async function countFailure(
  db: Queryable,
  handler: Handler,
  { sequence, now }: HandlingMoment,
): Promise<number> {
  const dueAfter = (failuresBefore: number | typeof eventHandlings.failures) =>
    sql`${now}::timestamptz + ${firstWait} * power(2, ${failuresBefore})`;
  const [row] = await db
    .insert(eventHandlings)
    .values({ sequence, handler: handler.name, failures: 1, notBefore: dueAfter(0) })
    .onConflictDoUpdate({
      target: [eventHandlings.sequence, eventHandlings.handler],
      set: { failures: sql`${eventHandlings.failures} + 1`, notBefore: dueAfter(eventHandlings.failures) },
    })
    .returning({ failures: eventHandlings.failures });
  return row!.failures;
}

interface Deletion {
  before: Date;
  /** Every handler of the product: what one of them has not done stays. */
  handlers: readonly Handler[];
  most: number;
}

/** Deletes old events that nobody has to do any more, with their marks; resolves to how many. */
export async function deleteDoneEvents(db: Queryable, { before, handlers, most }: Deletion): Promise<number> {
  const names = sql.param(handlers.map(({ name }) => name));
  const wanted = sql.param(handlers.map(({ event }) => event));
  const { rows } = await db.execute<{ deleted: number }>(sql`
    with old as (
      select e.sequence from ${events} e
      where e.created_at < ${before}::timestamptz and not exists (
        select 1 from unnest(${names}::text[], ${wanted}::text[]) as handler (name, event)
        where handler.event = e.name and not exists (
          select 1 from ${eventHandlings} h
          where h.sequence = e.sequence and h.handler = handler.name and h.handled_at is not null))
      order by e.created_at limit ${most}
    ), marks as (
      delete from ${eventHandlings} h using old where h.sequence = old.sequence
    ), gone as (
      delete from ${events} e using old where e.sequence = old.sequence returning e.sequence
    )
    select count(*)::int as deleted from gone`);
  return rows[0]!.deleted;
}
