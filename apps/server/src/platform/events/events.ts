import type { Transaction } from '../db/database.ts';

/** An event as it is stored: written in the transaction of the change that it tells. */
export interface StoredEvent {
  /** Rises by one an event; the `Last-Event-ID` of the live stream. */
  sequence: number;
  name: string;
  workspaceId: string;
  payload: Record<string, unknown>;
  createdAt: Date;
}

export interface EventHandler {
  /** `speech.generated` */
  event: string;
  /** Unique name of the handler: each event is handled once by each handler, whatever process it runs in. */
  name: string;
  /**
   * Throwing asks for another try, later and later, up to half a dozen; other events go on meanwhile. After a crash in
   * the middle it is called again, so it must bear that.
   */
  handle(event: StoredEvent): Promise<void>;
}

/** Outbox in PostgreSQL, told at once by LISTEN/NOTIFY, kept for replay. */
export interface Events {
  /** Appends in the caller's transaction: no change without its event, no event without its change. */
  append(
    transaction: Transaction,
    event: { name: string; workspaceId: string; payload: Record<string, unknown> },
  ): Promise<void>;
  /**
   * Live events of one workspace, after `afterSequence` first those that were missed. Once it resolves nothing that
   * happens is missed. Ends with the signal.
   */
  subscribe(
    workspaceId: string,
    options: { afterSequence?: number; signal: AbortSignal },
  ): Promise<AsyncIterable<StoredEvent>>;
  /** Of a workspace's last event, of all or of those before a time of `now`; 0: there is none. */
  lastSequence(workspaceId: string, before?: Date): Promise<number>;
  /** The time by which events are dated. What is read after it shows the events before it. */
  now(): Promise<Date>;
  /**
   * Calls in every process as soon as such an event is committed; after a lost connection perhaps late, and once more
   * than there were events. Returns the way to stop.
   */
  watch(name: string, notice: (workspaceId: string) => void): () => void;
}
