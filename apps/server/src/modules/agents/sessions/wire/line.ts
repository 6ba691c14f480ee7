import type { ServerEvent } from '@mynah/contract/agents/sessions/server-events';

/** The way to a client, whatever carries it: a socket, a room of LiveKit. */
export interface Line {
  /** What is sent to a line that is gone is dropped. */
  send(event: ServerEvent): Promise<void>;
  close(code: number, reason: string): void;
}
