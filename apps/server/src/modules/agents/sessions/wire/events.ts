import {
  type ServerEvent,
  unfilteredEvents,
  unmonitoredEvents,
} from '@mynah/contract/agents/sessions/server-events';
import type { Line } from './line.ts';

/** Somebody who watches a conversation. */
export interface Watcher {
  /** As the agent's `monitoring_events` name them; all where it names none. */
  tell(event: ServerEvent): void;
  /** The conversation is over. */
  leave(): void;
}

const mostKept = 100;

/** What nobody but the client can answer is asked of it, whatever the agent lists. */
const mustBeTold = (event: ServerEvent): boolean =>
  unfilteredEvents.includes(event.type) ||
  (event.type === 'mcp_tool_call' && event.mcp_tool_call.state === 'awaiting_approval');

/** Events on their way out: to the client what the agent lists, and copies to who watches. */
export class Events {
  readonly #line: Line;
  readonly #watchers = new Set<Watcher>();
  /** The newest, for who comes later. */
  readonly #kept: ServerEvent[] = [];
  /** Of the agent as it is now. */
  #listed: ReadonlySet<string> = new Set();
  #watched: ReadonlySet<string> = new Set();

  constructor(line: Line) {
    this.#line = line;
  }

  list(clientEvents: readonly string[], monitoringEvents: readonly string[]): void {
    this.#listed = new Set(clientEvents);
    this.#watched = new Set(monitoringEvents);
  }

  isListed(name: string): boolean {
    return this.#listed.has(name);
  }

  emit(event: ServerEvent): void {
    if (this.#listed.has(event.type) || mustBeTold(event)) void this.#line.send(event);
    this.copy(event);
  }

  /** Tells who watches alone: the client knows. */
  copy(event: ServerEvent): void {
    if (unmonitoredEvents.includes(event.type)) return;
    if (this.#watched.size > 0 && !this.#watched.has(event.type)) return;
    this.#kept.push(event);
    if (this.#kept.length > mostKept) this.#kept.shift();
    for (const watcher of this.#watchers) watcher.tell(event);
  }

  watch(watcher: Watcher): () => void {
    for (const event of this.#kept) watcher.tell(event);
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  close(): void {
    for (const watcher of this.#watchers) watcher.leave();
    this.#watchers.clear();
  }
}
