import type { sessionRoutes as routes } from '@mynah/contract/agents/sessions/sessions';
import { type RawData, WebSocket } from 'ws';
import { Failure } from '../../../../platform/errors/index.ts';
import type { BytesAnswer, Call } from '../../../../platform/http/call.ts';
import { type LiveKitServer, readRoomToken } from '../../../../platform/livekit/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { SocketLine } from '../../../../platform/sockets/index.ts';
import { AnswerIds } from './answer-ids.ts';
import { type OpenTalk, talkInRoom } from './talk-in-room.ts';

type SignalCall = Call<typeof routes.signal>;

/** Codes that a close frame may not have. */
const noCodes = new Set([1005, 1006, 1015]);
const lineGone = 1011;

/** Between a client of LiveKit and the server that it means. Who comes for the first time finds the agent there. */
export async function signal(call: SignalCall, socket: WebSocket, open: OpenTalk): Promise<void> {
  const { platform, query } = call;
  const waiting = holdMessages(socket);
  const server = await serverOf(platform);
  const token = tokenOf(call);
  const grant = await readRoomToken(server, token ?? '');
  // one that LiveKit renewed has no note: who has it is here already, and comes back
  if (grant?.note !== undefined && !isReturn(query))
    await talkInRoom(platform, {
      ...{ grant, note: grant.note, open },
      ...{ origin: call.header('origin'), log: call.log },
    });
  if (socket.readyState !== WebSocket.OPEN) return;
  await passThrough(
    socket,
    new WebSocket(addressOf(server.url, '/rtc', query), { headers: headersOf(call) }),
    waiting,
  );
}

/** What LiveKit says of a token; clients ask when the socket did not open. */
export async function validateSignal(call: Call<typeof routes.validateSignal>): Promise<BytesAnswer> {
  const { url } = await serverOf(call.platform);
  const address = addressOf(url.replace(/^ws/, 'http'), '/rtc/validate', call.query);
  const answer = await fetch(address, { headers: headersOf(call), signal: call.signal });
  if (!answer.ok)
    throw new Failure('needs_authorization', `LiveKit says: ${(await answer.text()).slice(0, 200)}`);
  return { contentType: 'text/plain', body: new Uint8Array(await answer.arrayBuffer()) };
}

/** Who comes with a token has asked for it: nothing is fetched or built for anybody else. */
async function serverOf({ liveKit }: Platform): Promise<LiveKitServer> {
  if (!liveKit.isAtHand) throw new Failure('needs_authorization', 'No token was given for a room yet.');
  return liveKit.ready();
}

type AnyCall = Pick<SignalCall, 'query' | 'header'>;

/** Pages write it into the address, programs into a header. */
const tokenOf = ({ query, header }: AnyCall): string | undefined =>
  (query.accessToken as string | undefined) ?? header('authorization')?.replace(/^bearer\s+/i, '');

const headersOf = ({ header }: AnyCall): Record<string, string> => {
  const authorization = header('authorization');
  return authorization === undefined ? {} : { authorization };
};

const isReturn = ({ reconnect }: SignalCall['query']): boolean =>
  reconnect !== undefined && reconnect !== '0';

/** The names of LiveKit’s own protocol again, as they came. */
function addressOf(server: string, path: string, query: Readonly<Record<string, unknown>>): URL {
  const address = new URL(server);
  address.pathname = `${address.pathname.replace(/\/$/, '')}${path}`;
  for (const [name, value] of Object.entries(query))
    address.searchParams.set(
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      String(value),
    );
  return address;
}

interface Held {
  messages: { data: RawData; isBinary: boolean }[];
  release(): void;
}

/** What a client says before the other side is there. */
function holdMessages(socket: WebSocket): Held {
  const messages: Held['messages'] = [];
  const hold = (data: RawData, isBinary: boolean) => void messages.push({ data, isBinary });
  socket.on('message', hold);
  socket.on('error', () => {}); // followed by its close
  return { messages, release: () => socket.off('message', hold) };
}

/** Resolves when both are closed. */
async function passThrough(client: WebSocket, server: WebSocket, held: Held): Promise<void> {
  const ids = new AnswerIds();
  const ask = (data: RawData, isBinary: boolean): void => {
    if (isBinary) ids.asked(bytesOf(data));
    server.send(data, { binary: isBinary });
  };
  server.on('error', () => {}); // followed by its close
  server.once('open', () => {
    held.release();
    for (const { data, isBinary } of held.messages) ask(data, isBinary);
    client.on('message', ask);
  });
  server.on('message', (data, isBinary) =>
    client.send(isBinary ? ids.answered(bytesOf(data)) : data, { binary: isBinary }),
  );
  const closed = [client, server].map(
    (socket, index) =>
      new Promise<void>((resolve) => {
        if (socket.readyState === WebSocket.CLOSED) resolve();
        socket.once('close', (code, reason) => {
          resolve();
          close(index === 0 ? server : client, code, String(reason));
        });
      }),
  );
  await Promise.all(closed);
}

const bytesOf = (data: RawData): Uint8Array =>
  Array.isArray(data) ? Buffer.concat(data) : new Uint8Array(data);

function close(socket: WebSocket, code: number, reason: string): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.terminate();
  else new SocketLine(socket).close(noCodes.has(code) ? lineGone : code, reason);
}
