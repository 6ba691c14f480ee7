import { authorization } from '#web/shared/api/client.ts';
import { captureSound } from '#web/shared/recording/capture-sound.ts';

export interface SoundSocket {
  /** When the first sound was taken, as `performance.now` counts; undefined until then. */
  beganAtMs: () => number | undefined;
  /** Takes no more sound, and says so to the server. */
  end: () => void;
  close: () => void;
}

interface SoundSocketOptions {
  stream: MediaStream;
  /** The first message says who it is from: what stands in an address is written down on its way. */
  introduces?: boolean;
  address: (sampleRateHz: number) => Promise<URL>;
  /** A tenth of a second of sound, as the server reads it. */
  messageOf: (block: Int16Array, sampleRateHz: number) => object;
  /** What tells the server that nothing more is said. */
  lastMessage: (sampleRateHz: number) => object;
  take: (data: string) => void;
  /** The line is gone, and it was not closed here. */
  lost: (reason: string) => void;
}

/**
 * Sends the sound of a stream over a socket while it is heard. What is said while the line is being opened waits for
 * it. @throws whatever `address` throws, DOMException for a stream that gives nothing
 */
export async function openSoundSocket(options: SoundSocketOptions): Promise<SoundSocket> {
  const { stream, introduces = false, address, messageOf, lastMessage, take, lost } = options;
  const waiting: object[] = [];
  let socket: WebSocket | undefined;
  let beganAtMs: number | undefined;
  let isClosed = false;
  let isKnown = !introduces;
  const send = (message: object): void => {
    if (socket?.readyState === WebSocket.OPEN) {
      socket.send(JSON.stringify(isKnown ? message : { ...message, authorization: authorization() }));
      isKnown = true;
    } else if (!socket || socket.readyState === WebSocket.CONNECTING) waiting.push(message);
  };
  const capture = await captureSound(stream, (block) => {
    beganAtMs ??= performance.now() - (block.length / capture.sampleRateHz) * 1000;
    send(messageOf(block, capture.sampleRateHz));
  });
  const close = (): void => {
    if (isClosed) return;
    isClosed = true;
    capture.stop();
    socket?.close(1000);
  };
  try {
    socket = new WebSocket(await address(capture.sampleRateHz));
  } catch (cause) {
    close();
    throw cause;
  }
  socket.addEventListener('open', () => {
    for (const message of waiting.splice(0)) send(message);
  });
  socket.addEventListener('message', ({ data }) => {
    if (!isClosed) take(String(data));
  });
  socket.addEventListener('close', ({ reason }) => {
    if (!isClosed) lost(reason);
    close();
  });
  return {
    beganAtMs: () => beganAtMs,
    close,
    end: () => {
      capture.stop();
      send(lastMessage(capture.sampleRateHz));
    },
  };
}

/** The address of a socket of this server. */
export function socketUrl(address: string, query: Readonly<Record<string, string>>): URL {
  const url = new URL(address, location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  url.search = new URLSearchParams(query).toString();
  return url;
}
