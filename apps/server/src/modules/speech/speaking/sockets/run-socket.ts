import type { WebSocket } from 'ws';
import type { Actor } from '../../../../platform/http/index.ts';
import { bearerCredential, type Credential } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Log } from '../../../../platform/log/log.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { SocketLine } from '../../../../platform/sockets/index.ts';
import { spendSingleUseToken } from '../../../workspaces/access/index.ts';
import { SocketSession, type SocketSessionOptions } from './socket-session.ts';

/** What a session needs of the call that opened it. */
export interface SocketCall {
  platform: Platform;
  log: Log;
  requestId: string;
  query: { inactivityTimeout: number; authorization?: string; singleUseToken?: string };
  header(name: string): string | undefined;
  authorize(credential?: Credential): Promise<Actor>;
}

/** Lives as long as the socket: messages in, one after the other; everything is freed when it closes. */
export async function runSocket<Message extends object, Piece>(
  call: SocketCall,
  socket: WebSocket,
  { protocol, multi }: Pick<SocketSessionOptions<Message, Piece>, 'protocol' | 'multi'>,
): Promise<void> {
  const { platform, query, log } = call;
  const { inactivityTimeout, singleUseToken } = query;
  const requestIds = [call.requestId];
  const session = new SocketSession({
    platform,
    protocol,
    line: new SocketLine(socket),
    log,
    multi,
    inactivitySeconds: inactivityTimeout,
    authorize: (first) =>
      singleUseToken === undefined
        ? call.authorize(credentialOf(call, first))
        : spendSingleUseToken(platform, singleUseToken, 'tts_websocket'),
    nextRequestId: () => requestIds.pop() ?? newId(),
  });
  let reading = Promise.resolve();
  socket.on('message', (frame) => {
    reading = reading.then(() => session.receive(String(frame)));
  });
  socket.on('error', () => {}); // a broken frame or line is followed by its close
  // the opening is the use
  if (singleUseToken !== undefined) void session.enter();
  await new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await session.stop();
}

/** A token of the address counts over the handshake's headers, as upstream, and these over the first message. */
function credentialOf({ query, header }: SocketCall, first: Credential | undefined): Credential | undefined {
  const token = query.authorization;
  if (token) return bearerCredential(token.replace(/^bearer\s+/i, ''));
  const isInHeaders = header('xi-api-key') ?? header('authorization');
  return isInHeaders ? undefined : first;
}
