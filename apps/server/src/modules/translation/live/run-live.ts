import type { LiveQuery } from '@mynah/contract/translation/live';
import type { WebSocket } from 'ws';
import { type Actor, bearerCredential, type Credential } from '../../../platform/http/index.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { Platform } from '../../../platform/platform.ts';
import { SocketLine } from '../../../platform/sockets/index.ts';
import { closeCodeOf, toLiveFault } from './live-fault.ts';
import { LiveSession } from './live-session.ts';
import { type LiveWire, readSettings } from './live-settings.ts';

/** What a session needs of the call that opened it. */
interface LiveCall {
  platform: Platform;
  log: Log;
  requestId: string;
  query: unknown;
  header(name: string): string | undefined;
  authorize(credential?: Credential): Promise<Actor>;
}

/** Lives as long as the socket: messages in, one after the other; everything is freed when it closes. */
export async function runLive(call: LiveCall, socket: WebSocket, wire: LiveWire): Promise<void> {
  const line = new SocketLine(socket);
  socket.on('error', () => {}); // a broken frame or line is followed by its close
  const query = settingsOf(call, line);
  if (!query) return;
  const { platform, log, requestId: sessionId } = call;
  const session = new LiveSession({
    ...{ platform, line, log, sessionId, query, wire },
    authorize: (first) => call.authorize(credentialOf(call, query, first)),
  });
  let reading = Promise.resolve();
  socket.on('message', (frame) => {
    reading = reading.then(() => session.receive(String(frame)));
  });
  socket.on('ping', () => session.touch());
  // who leaves on the way in is waited for by nobody
  const closed = new Promise<void>((resolve) => {
    const leave = (): void => resolve(session.stop());
    if (socket.readyState === socket.CLOSED) leave();
    else socket.once('close', leave);
  });
  const isKnown = [query.authorization, call.header('xi-api-key'), call.header('authorization')].some(
    Boolean,
  );
  if (isKnown) await session.enter().catch((cause) => session.fail(cause, 'session'));
  await closed;
}

/** Bad parameters are told on the open socket. */
function settingsOf({ query }: LiveCall, line: SocketLine): LiveQuery | undefined {
  try {
    return readSettings(query);
  } catch (cause) {
    const fault = toLiveFault(cause, 'session');
    const content = { message_type: fault.type, error: fault.message };
    void line.send(content).then(() => line.close(closeCodeOf(fault), fault.message));
    return undefined;
  }
}

/** An address's credential counts over the headers, and these over the first message. */
function credentialOf(
  call: LiveCall,
  { authorization }: LiveQuery,
  first: Credential | undefined,
): Credential | undefined {
  if (authorization) return bearerCredential(authorization.replace(/^bearer\s+/i, ''));
  return (call.header('xi-api-key') ?? call.header('authorization')) ? undefined : first;
}
