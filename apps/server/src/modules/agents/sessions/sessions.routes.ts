import { agentWidgetRoutes as widgets } from '@mynah/contract/agents/registry/widget';
import { sessionRoutes as routes } from '@mynah/contract/agents/sessions/sessions';
import type { WebSocket } from 'ws';
import {
  type Actor,
  bearerCredential,
  type Call,
  type Credential,
  handle,
  handleSocket,
} from '../../../platform/http/index.ts';
import { SocketLine } from '../../../platform/sockets/index.ts';
import { authenticate } from '../../workspaces/access/index.ts';
import { enter, getLink, getSignedUrl, showWidget, takePlace } from './entrance/index.ts';
import { watch } from './monitor/index.ts';
import { Session } from './session.ts';
import type { Waiting } from './waiting/index.ts';
import { getToken, signal, validateSignal } from './webrtc/index.ts';
import { SessionFault, toSessionFault } from './wire/index.ts';

type ConverseCall = Call<typeof routes.converse>;

export const sessionHandlers = [
  handleSocket(routes.converse, converse),
  handleSocket(routes.monitor, async (call, socket) => {
    const { authorization } = call.query;
    const credential = authorization === undefined ? undefined : bearer(authorization);
    const actor = await call.authorize(credential);
    const { conversationId } = call.params;
    await watch(call.platform, { actor, conversationId, socket });
  }),
  handle(routes.getToken, ({ platform, query, header, findActor }) =>
    getToken(platform, { query, origin: header('origin'), findActor }),
  ),
  handleSocket(routes.signal, (call, socket) => signal(call, socket, (options) => new Session(options))),
  handle(routes.validateSignal, validateSignal),
  handle(routes.getSignedUrl, ({ platform, actor, query }) => getSignedUrl(platform, actor, query)),
  handle(widgets.link, ({ platform, actor, params }) => getLink(platform, actor, params)),
  handle(widgets.widget, ({ platform, params, query, header }) => {
    // browsers name no origin where a page asks its own server
    const isOwn = header('sec-fetch-site') === 'same-origin';
    const origin = header('origin') ?? (isOwn ? platform.publicUrl() : undefined);
    return showWidget(platform, { ...params, ...query, origin });
  }),
];

/** Lives as long as the socket: messages in, one after the other; everything is freed when it closes. */
async function converse(call: ConverseCall, socket: WebSocket): Promise<void> {
  socket.on('error', () => {}); // a broken frame or line is followed by its close
  const opening = open(call, socket);
  socket.on('message', (frame) => void opening.then((session) => session?.receive(String(frame))));
  const session = await opening;
  if (socket.readyState === socket.OPEN || socket.readyState === socket.CLOSING)
    await new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await session?.leave();
}

/** Who may not talk is told why on the open socket, as every fault of a conversation is. */
async function open(call: ConverseCall, socket: WebSocket): Promise<Session | undefined> {
  const { platform, query, log } = call;
  const line = new SocketLine(socket);
  try {
    const entrance = await enter(platform, {
      agentId: query.agentId,
      branchId: query.branchId,
      versionId: query.versionId,
      environment: query.environment,
      signature: query.conversationSignature,
      source: query.source,
      sourceVersion: query.version,
      origin: call.header('origin'),
      findActor: () => findCaller(call),
    });
    const admit = (waiting: Waiting) => takePlace(platform, entrance.agent, waiting);
    return new Session({ ...entrance, platform, line, log, admit });
  } catch (cause) {
    const { code, type, message } = toSessionFault(cause, 'wire');
    if (code === 1011) log.error({ err: cause }, 'a conversation could not begin');
    void line
      .send({ type: 'error', error_event: { code, error_type: type, message, reason: message } })
      .then(() => line.close(code, message));
    return undefined;
  }
}

/** Browsers can set no header: theirs comes in the address, or as a second subprotocol. */
async function findCaller(call: ConverseCall): Promise<Actor | undefined> {
  const { authorization } = call.query;
  const subprotocol = call
    .header('sec-websocket-protocol')
    ?.split(',')
    .map((name) => name.trim())
    .find((name) => name.startsWith('bearer.'));
  const given = authorization ?? subprotocol?.slice('bearer.'.length);
  if (given === undefined) return call.findActor();
  try {
    return await authenticate(call.platform)({ ...bearer(given), ipAddress: call.ipAddress });
  } catch (cause) {
    throw new SessionFault(1008, 'unknown', 'The credential is not valid.', { cause });
  }
}

const bearer = (value: string): Credential => bearerCredential(value.replace(/^bearer\s+/i, ''));
