import { type ClientOptions, WebSocket } from 'ws';
import type { Platform } from '../platform.ts';
import { requireOutsideUrl } from './outside-url.ts';
import { guardedLookup, toOutsideFailure } from './request-outside.ts';

export interface OutsideSocketOptions {
  headers: Record<string, string>;
  /** For name, connection and handshake. */
  timeoutMs: number;
  /** Of one message; a larger one ends the line. */
  maxMessageBytes: number;
  signal: AbortSignal;
}

/**
 * Opens a websocket to an address that somebody gave us, guarded as `fetchOutside` is. Who has it closes it.
 * @throws Failure `address_refused`, `outside_unreachable`
 */
export async function openOutsideSocket(
  { config }: Pick<Platform, 'config'>,
  address: string,
  { headers, timeoutMs, maxMessageBytes, signal }: OutsideSocketOptions,
): Promise<WebSocket> {
  signal.throwIfAborted();
  const url = requireOutsideUrl(config, address.replace(/^ws/i, 'http'));
  url.protocol = url.protocol.replace('http', 'ws');
  const options: ClientOptions & { lookup: unknown } = {
    headers,
    handshakeTimeout: timeoutMs,
    maxPayload: maxMessageBytes,
    perMessageDeflate: false,
    lookup: guardedLookup({ allowsPrivate: config.allowPrivateAddresses }),
  };
  try {
    const socket = new WebSocket(url, options);
    await opened(socket, signal);
    return socket;
  } catch (cause) {
    signal.throwIfAborted();
    throw toOutsideFailure(cause, undefined);
  }
}

const opened = (socket: WebSocket, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const leave = () => socket.terminate();
    signal.addEventListener('abort', leave, { once: true });
    socket.once('open', () => {
      signal.removeEventListener('abort', leave);
      resolve();
    });
    // stays: a line that breaks later says so by its close
    socket.on('error', (cause) => {
      signal.removeEventListener('abort', leave);
      reject(cause);
    });
  });
