import type { WebSocket } from 'ws';
import { Failure } from '../../../../platform/errors/index.ts';
import { type Actor, requirePermission } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { SocketLine } from '../../../../platform/sockets/index.ts';
import { requireAgent } from '../../registry/index.ts';
import { readCommand, toSessionFault } from '../wire/index.ts';
import { type LiveSession, liveSessions } from './live-sessions.ts';

/** What a slow watcher may have waiting before it is let go: the conversation must not wait for them. */
const mostBuffered = 1_000_000;

/** Copies a conversation’s events to somebody who watches it, and takes their commands, as long as both last. */
export async function watch(
  platform: Platform,
  { actor, conversationId, socket }: { actor: Actor; conversationId: string; socket: WebSocket },
): Promise<void> {
  const session = await findWatchable(platform, actor, conversationId);
  const line = new SocketLine(socket);
  const unwatch = session.watch({
    tell: (event) => {
      if (socket.bufferedAmount > mostBuffered) line.close(1008, 'The line is too slow to watch on.');
      else void line.send(event);
    },
    leave: () => line.close(1000, 'The conversation is over.'),
  });
  socket.on('error', () => {}); // a broken frame or line is followed by its close
  socket.on('message', (frame) => obey(session, line, String(frame)));
  if (socket.readyState === socket.OPEN || socket.readyState === socket.CLOSING)
    await new Promise<void>((resolve) => socket.once('close', () => resolve()));
  unwatch();
}

/** @throws Failure `conversation_not_live`, as for a conversation of another workspace */
async function findWatchable(platform: Platform, actor: Actor, conversationId: string): Promise<LiveSession> {
  requirePermission(actor, 'convai_write');
  const session = liveSessions(platform).find(conversationId);
  if (!session || session.workspaceId !== actor.workspaceId || !session.isWatchable)
    throw new Failure('conversation_not_live', 'This conversation isn’t going on, or can’t be watched.');
  await requireAgent(platform, actor, { agentId: session.agentId, role: 'editor' });
  return session;
}

/** A command that cannot be done is told, and ends nothing. */
function obey(session: LiveSession, line: SocketLine, frame: string): void {
  try {
    session.command(readCommand(frame));
  } catch (cause) {
    const { code, type, message } = toSessionFault(cause, 'wire');
    void line.send({ type: 'error', error_event: { code, error_type: type, message, reason: message } });
  }
}
