import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { isDatabaseAway } from '../db/database-away.ts';
import { DatabaseClient } from '../db/database-client.ts';
import type { Log } from '../log/log.ts';
import {
  advanceHandler,
  countFailure,
  deleteDoneEvents,
  markHandled,
  takeNextEvent,
} from './event-handlings.store.ts';
import { events } from './events.tables.ts';
import type { EventHandler, Events, StoredEvent } from './events.ts';

const channel = 'mynah_events';
/** Any number that no other advisory lock of ours uses. */
const appendLock = 4_701;
/** Without a notification (a lost connection) handlers look by themselves so often. */
const sweepMs = 5_000;
/** How often it is noted how far the handlers are. */
const advanceMs = 5 * 60_000;
const batchSize = 100;
const purgeBatchSize = 1_000;
const reconnectMs = 500;
/** What began so long before the connection was lost may have been committed after it. */
const mostUntoldMs = 60_000;
/** After so many an event is given up, so that a broken handler does not work for ever. */
const mostFailures = 6;

/** What a notification says of an event; the rest is in the table. */
interface Told {
  name: string;
  workspaceId: string;
}

/** The outbox table with LISTEN/NOTIFY: appended in the caller's transaction, told when it commits. */
export class PostgresEvents implements Events {
  readonly #db: Database;
  readonly #url: string;
  readonly #log: Log;
  readonly #listeners = new Set<() => void>();
  readonly #watchers = new Set<{ name: string; notice: (workspaceId: string) => void }>();
  #client: DatabaseClient | undefined;
  /** Since when nobody told us of events. */
  #deafSince: Date | undefined;
  #sweep: NodeJS.Timeout | undefined;
  #handling: Promise<void> = Promise.resolve();
  readonly #now: () => Date;
  readonly #doneUpTo = new Map<string, number>();
  #advance: NodeJS.Timeout | undefined;
  #stopped = false;

  /** `now` decides when an event that failed is due again. */
  constructor(db: Database, url: string, log: Log, now = () => new Date()) {
    this.#now = now;
    this.#db = db;
    this.#url = url;
    this.#log = log;
  }

  async append(
    transaction: Transaction,
    event: { name: string; workspaceId: string; payload: Record<string, unknown> },
  ): Promise<void> {
    // numbers are given before the commit: without turns a reader could pass a lower one that commits later
    await transaction.execute(
      sql`select pg_advisory_xact_lock(${appendLock}, hashtext(${event.workspaceId}))`,
    );
    // dated when it is written, and not when the transaction began: in a workspace dates rise as numbers do
    await transaction.insert(events).values({ ...event, createdAt: sql`clock_timestamp()` });
    const told: Told = { name: event.name, workspaceId: event.workspaceId };
    await transaction.execute(sql`select pg_notify(${channel}, ${JSON.stringify(told)})`);
  }

  watch(name: string, notice: (workspaceId: string) => void): () => void {
    const watcher = { name, notice };
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Listens, and handles what comes and what was left from before. */
  async start(handlers: readonly EventHandler[]): Promise<void> {
    const handleAll = (): void => {
      this.#handling = this.#handling
        .then(() => this.#handlePending(handlers))
        .catch((cause) => {
          // the next start handles what a stop has left
          if (!this.#stopped)
            this.#log.error({ err: cause }, 'events could not be handled; the next sweep tries again');
        });
    };
    if (handlers.length > 0) {
      await this.#advanceAll(handlers);
      this.#advance = setInterval(() => void this.#advanceAll(handlers), advanceMs).unref();
      this.#listeners.add(handleAll);
      handleAll();
    }
    await this.#listen();
    this.#sweep = setInterval(() => this.#wake(), sweepMs).unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#sweep);
    clearInterval(this.#advance);
    this.#wake();
    await this.#handling;
    await this.#client?.end().catch(() => {});
  }

  /** Removes what happened before a time and every handler is done with; `handlers` are all of the product. */
  async purge(before: Date, handlers: readonly EventHandler[]): Promise<void> {
    while (!this.#stopped) {
      const deleted = await deleteDoneEvents(this.#db, { before, handlers, most: purgeBatchSize });
      if (deleted < purgeBatchSize) return;
    }
  }

  async subscribe(
    workspaceId: string,
    options: { afterSequence?: number; signal: AbortSignal },
  ): Promise<AsyncIterable<StoredEvent>> {
    const after = options.afterSequence ?? (await this.lastSequence(workspaceId));
    return this.#follow(workspaceId, after, options.signal);
  }

  async lastSequence(workspaceId: string, before?: Date): Promise<number> {
    const [row] = await this.#db
      .select({ last: sql<number>`coalesce(max(${events.sequence}), 0)`.mapWith(Number) })
      .from(events)
      .where(and(eq(events.workspaceId, workspaceId), before && lt(events.createdAt, before)));
    return row?.last ?? 0;
  }

  async now(): Promise<Date> {
    const { rows } = await this.#db.execute<{ now: string }>(
      sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`,
    );
    return new Date(Math.floor(Number(rows[0]!.now)));
  }

  async *#follow(workspaceId: string, start: number, signal: AbortSignal): AsyncIterable<StoredEvent> {
    let after = start;
    let news = true;
    let wake: (() => void) | undefined;
    const notice = (): void => {
      news = true;
      wake?.();
    };
    this.#listeners.add(notice);
    signal.addEventListener('abort', notice, { once: true });
    try {
      while (!signal.aborted && !this.#stopped) {
        if (!news) {
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        }
        news = false;
        for (const event of await this.#afterIfThere(workspaceId, after)) {
          after = event.sequence;
          news = true;
          yield event;
        }
      }
    } finally {
      this.#listeners.delete(notice);
      signal.removeEventListener('abort', notice);
    }
  }

  #wake(): void {
    for (const listener of this.#listeners) listener();
  }

  #notifyWatchers(told: Told): void {
    for (const { name, notice } of this.#watchers) if (name === told.name) notice(told.workspaceId);
  }

  async #listen(): Promise<void> {
    const client = new DatabaseClient({ connectionString: this.#url, keepAlive: true });
    client.on('notification', ({ payload }) => {
      this.#wake();
      this.#notifyWatchers(JSON.parse(payload ?? '{}') as Told);
    });
    client.on('error', () => {
      if (this.#client === client) this.#listenAgain();
    });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      await this.#notifyMissed();
    } catch (cause) {
      await client.end().catch(() => {}); // it is broken already
      throw cause;
    }
    if (this.#stopped) return client.end();
    this.#client = client;
    this.#deafSince = undefined;
    this.#wake();
  }

  /** Until the database answers again; meanwhile the sweep looks by itself. */
  #listenAgain(): void {
    this.#client = undefined;
    this.#deafSince ??= new Date();
    if (this.#stopped) return;
    setTimeout(() => this.#listen().catch(() => this.#listenAgain()), reconnectMs).unref();
  }

  /** Watchers get no second look at the table: what they were not told of is told now. */
  async #notifyMissed(): Promise<void> {
    if (!this.#deafSince || this.#watchers.size === 0) return;
    const names = [...new Set([...this.#watchers].map(({ name }) => name))];
    const since = new Date(this.#deafSince.getTime() - mostUntoldMs);
    const missed = await this.#db
      .selectDistinct({ name: events.name, workspaceId: events.workspaceId })
      .from(events)
      .where(and(inArray(events.name, names), gt(events.createdAt, since)));
    for (const told of missed) this.#notifyWatchers(told);
  }

  /** While the database is away there is nothing new: the stream stays, and the next wake looks again. */
  async #afterIfThere(workspaceId: string, sequence: number): Promise<StoredEvent[]> {
    try {
      return await this.#after(workspaceId, sequence);
    } catch (cause) {
      if (isDatabaseAway(cause)) return [];
      throw cause;
    }
  }

  #after(workspaceId: string, sequence: number): Promise<StoredEvent[]> {
    return this.#db
      .select()
      .from(events)
      .where(and(eq(events.workspaceId, workspaceId), gt(events.sequence, sequence)))
      .orderBy(asc(events.sequence))
      .limit(batchSize);
  }

  async #advanceAll(handlers: readonly EventHandler[]): Promise<void> {
    try {
      for (const handler of handlers) {
        this.#doneUpTo.set(handler.name, await advanceHandler(this.#db, handler));
      }
    } catch (cause) {
      this.#log.warn({ err: cause }, 'event handlers look further back than they need to');
    }
  }

  async #handlePending(handlers: readonly EventHandler[]): Promise<void> {
    for (const handler of handlers) {
      while (!this.#stopped && (await this.#handleNext(handler)));
    }
  }

  /** False when nothing is left to do now. A fault of one event is noted and holds up neither others nor handlers. */
  async #handleNext(handler: EventHandler): Promise<boolean> {
    const taken: { event?: StoredEvent } = {};
    try {
      await this.#db.transaction(async (transaction) => {
        const after = this.#doneUpTo.get(handler.name) ?? 0;
        taken.event = await takeNextEvent(transaction, handler, { now: this.#now(), after });
        if (taken.event) await handler.handle(taken.event);
      });
    } catch (cause) {
      // a database that goes away is no fault of the handler, and does not use up its tries
      if (!taken.event || isDatabaseAway(cause)) throw cause;
      await this.#noteFault(handler, taken.event.sequence, cause);
    }
    return taken.event !== undefined;
  }

  async #noteFault(handler: EventHandler, sequence: number, cause: unknown): Promise<void> {
    const note = { handler: handler.name, sequence, err: cause };
    const now = this.#now();
    const failures = await countFailure(this.#db, handler, { sequence, now });
    if (failures < mostFailures) {
      this.#log.warn(note, 'an event could not be handled; it is tried again');
      return;
    }
    await markHandled(this.#db, handler, { sequence, now });
    this.#log.error(note, 'an event could not be handled and is given up');
  }
}
