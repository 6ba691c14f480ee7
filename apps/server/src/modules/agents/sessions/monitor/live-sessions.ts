import type { MonitorCommand } from '@mynah/contract/agents/sessions/client-messages';
import type { Platform } from '../../../../platform/platform.ts';
import type { Watcher } from '../wire/index.ts';

/** A conversation that goes on in this process, for who watches it. */
export interface LiveSession {
  readonly workspaceId: string;
  readonly agentId: string;
  readonly isWatchable: boolean;
  watch(watcher: Watcher): () => void;
  command(command: MonitorCommand): void;
}

/** The conversations of this process, by id. */
export class LiveSessions {
  readonly #sessions = new Map<string, LiveSession>();

  get size(): number {
    return this.#sessions.size;
  }

  get ids(): string[] {
    return [...this.#sessions.keys()];
  }

  add(conversationId: string, session: LiveSession): () => void {
    this.#sessions.set(conversationId, session);
    return () => this.#sessions.delete(conversationId);
  }

  find(conversationId: string): LiveSession | undefined {
    return this.#sessions.get(conversationId);
  }
}

const ofPlatform = new WeakMap<Platform, LiveSessions>();

export function liveSessions(platform: Platform): LiveSessions {
  const known = ofPlatform.get(platform) ?? new LiveSessions();
  ofPlatform.set(platform, known);
  return known;
}
