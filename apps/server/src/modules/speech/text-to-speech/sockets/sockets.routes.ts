import { textToSpeechRoutes as routes } from '@mynah/contract/text-to-speech';
import type { WebSocket } from 'ws';
import {
  bearerCredential,
  type Call,
  type Credential,
  handleSocket,
} from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import { spendSingleUseToken } from '../../../workspaces/index.ts';
import { SocketLine } from './socket-line.ts';
import { SocketSession } from './socket-session.ts';

type SpeechSocketCall = Call<typeof routes.streamInput>;

export const textToSpeechSocketRoutes = [
  handleSocket(routes.streamInput, (call, socket) => runSession(call, socket, { multi: false })),
  handleSocket(routes.multiStreamInput, (call, socket) => runSession(call, socket, { multi: true })),
];

/** Lives as long as the socket: messages in, one after the other; everything is freed when it closes. */
async function runSession(
  call: SpeechSocketCall,
  socket: WebSocket,
  { multi }: { multi: boolean },
): Promise<void> {
  const { platform, params, query, log } = call;
  const { autoMode, inactivityTimeout, authorization: _, singleUseToken, ...order } = query;
  const requestIds = [call.requestId];
  const session = new SocketSession({
    platform,
    line: new SocketLine(socket),
    log,
    multi,
    autoMode,
    inactivitySeconds: inactivityTimeout,
    order: { voiceId: params.voiceId, ...order },
    letIn: (first) =>
      singleUseToken === undefined
        ? call.letIn(credentialOf(call, first))
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
function credentialOf(
  { query, header }: SpeechSocketCall,
  first: Credential | undefined,
): Credential | undefined {
  const token = query.authorization;
  if (token) return bearerCredential(token.replace(/^bearer\s+/i, ''));
  const isInHeaders = header('xi-api-key') ?? header('authorization');
  return isInHeaders ? undefined : first;
}
