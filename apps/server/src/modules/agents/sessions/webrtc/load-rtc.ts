import { Failure } from '../../../../platform/errors/index.ts';

type Rtc = typeof import('@livekit/rtc-node');

let loading: Promise<Rtc> | undefined;

/**
 * LiveKit’s client for Node, 25 MB of native code: loaded when the first one talks by WebRTC, and missing on systems
 * that it is not built for. @throws Failure `livekit_missing`
 */
export function loadRtc(): Promise<Rtc> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Rtc> {
  const before = process.env.NODE_ENV;
  // anywhere else than in production it writes what it does to the terminal
  process.env.NODE_ENV = 'production';
  try {
    return await import('@livekit/rtc-node');
  } catch (cause) {
    throw new Failure(
      'livekit_missing',
      'This server’s system has no @livekit/rtc-node, which WebRTC needs; use the connection type websocket.',
      { cause },
    );
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}
