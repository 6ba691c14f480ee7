import { speechToTextRoutes as routes } from '@mynah/contract/speech/speech-to-text';
import type { WebSocket } from 'ws';
import {
  type Actor,
  bearerCredential,
  type Call,
  type Credential,
  handleSocket,
} from '../../../../platform/http/index.ts';
import { SocketLine } from '../../../../platform/sockets/index.ts';
import { spendSingleUseToken } from '../../../workspaces/access/index.ts';
import { closeCodeOf, toRealtimeFault } from './realtime-fault.ts';
import { RealtimeSession } from './realtime-session.ts';
import { type RealtimeSettings, readSettings } from './realtime-settings.ts';

type RealtimeCall = Call<typeof routes.realtime>;

export const realtimeRoutes = [handleSocket(routes.realtime, runRealtime)];

/** Lives as long as the socket: messages in, one after the other; everything is freed when it closes. */
async function runRealtime(call: RealtimeCall, socket: WebSocket): Promise<void> {
  const line = new SocketLine(socket);
  socket.on('error', () => {}); // a broken frame or line is followed by its close
  const settings = settingsOf(call, line);
  if (!settings) return;
  const session = new RealtimeSession({
    platform: call.platform,
    line,
    log: call.log,
    sessionId: call.requestId,
    settings,
    authorize: (first) => authorize(call, settings, first),
  });
  let reading = Promise.resolve();
  socket.on('message', (frame) => {
    reading = reading.then(() => session.receive(String(frame)));
  });
  socket.on('ping', () => session.touch());
  if (hasCredential(call, settings)) await session.enter().catch((cause) => session.fail(cause));
  if (socket.readyState === socket.OPEN || socket.readyState === socket.CLOSING) {
    await new Promise<void>((resolve) => socket.once('close', () => resolve()));
  }
  await session.stop();
}

/** Bad parameters are told on the open socket. */
function settingsOf({ query }: RealtimeCall, line: SocketLine): RealtimeSettings | undefined {
  try {
    return readSettings(query);
  } catch (cause) {
    const fault = toRealtimeFault(cause);
    const content = { message_type: fault.type, error: fault.message, message: fault.message };
    void line.send(content).then(() => line.close(closeCodeOf(fault), fault.message));
    return undefined;
  }
}

const hasCredential = ({ header }: RealtimeCall, { query }: RealtimeSettings): boolean =>
  [query.token, query.authorization, header('xi-api-key'), header('authorization')].some(Boolean);

/** A token counts over an address's credential, it over the headers, and these over the first message. */
function authorize(
  call: RealtimeCall,
  { query }: RealtimeSettings,
  first: Credential | undefined,
): Promise<Actor> {
  if (query.token) return spendSingleUseToken(call.platform, query.token, 'realtime_scribe');
  if (query.authorization) {
    return call.authorize(bearerCredential(query.authorization.replace(/^bearer\s+/i, '')));
  }
  const isInHeaders = call.header('xi-api-key') ?? call.header('authorization');
  return call.authorize(isInHeaders ? undefined : first);
}
