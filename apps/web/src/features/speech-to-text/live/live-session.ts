import captureUrl from '#web/features/speech-to-text/live/capture.worklet.ts?worker&url';
import { fetchLiveToken } from '#web/features/speech-to-text/transcripts.requests.ts';

const sampleRateHz = 16_000;
/** How long the last words may take after the end: a busy server is slower than speech. */
const lastWordsMs = 30_000;

export type LiveEvent =
  | { type: 'ready' }
  /** What is being said; replaced by the next one. */
  | { type: 'partial'; text: string }
  /** What was said, for good. */
  | { type: 'committed'; text: string }
  | { type: 'failed'; text: string };

export interface LiveSession {
  /** Takes no more sound, and closes when the last words are there. */
  end: () => void;
  close: () => void;
}

/** Sends the microphone's sound to the server and hands back what it hears. @throws ApiError without a token */
export async function openLiveSession(
  stream: MediaStream,
  language: string,
  tell: (event: LiveEvent) => void,
): Promise<LiveSession> {
  const socket = new WebSocket(socketAddress(await fetchLiveToken(), language));
  const context = new AudioContext({ sampleRate: sampleRateHz });
  let isClosed = false;
  let isEnding = false;
  const close = () => {
    if (isClosed) return;
    isClosed = true;
    void context.close();
    socket.close(1000);
  };
  socket.addEventListener('message', ({ data }) => {
    const event = readMessage(String(data));
    if (event) tell(event);
    if (event?.type === 'failed' || (isEnding && event?.type === 'committed')) close();
  });
  socket.addEventListener('close', () => {
    if (!isClosed) tell({ type: 'failed', text: '' });
    close();
  });
  try {
    await captureSound(context, stream, (block) => send(socket, block));
  } catch (cause) {
    close();
    throw cause;
  }
  return {
    close,
    end: () => {
      isEnding = true;
      void context.suspend();
      send(socket, new Int16Array(0), true);
      setTimeout(close, lastWordsMs);
    },
  };
}

function socketAddress(token: string, language: string): URL {
  const url = new URL('/v1/speech-to-text/realtime', location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  url.search = new URLSearchParams({
    token,
    model_id: 'scribe_v2_realtime',
    audio_format: 'pcm_16000',
    commit_strategy: 'vad',
    ...(language === 'auto' ? {} : { language_code: language }),
  }).toString();
  return url;
}

async function captureSound(
  context: AudioContext,
  stream: MediaStream,
  take: (block: Int16Array) => void,
): Promise<void> {
  await context.audioWorklet.addModule(captureUrl);
  const capture = new AudioWorkletNode(context, 'capture', { numberOfOutputs: 0 });
  capture.port.onmessage = ({ data }: MessageEvent<Int16Array>) => take(data);
  context.createMediaStreamSource(stream).connect(capture);
}

function send(socket: WebSocket, block: Int16Array, commit = false): void {
  if (socket.readyState !== WebSocket.OPEN) return;
  const bytes = new Uint8Array(block.buffer, block.byteOffset, block.byteLength);
  const audio_base_64 = btoa(String.fromCharCode(...bytes));
  socket.send(
    JSON.stringify({ message_type: 'input_audio_chunk', audio_base_64, commit, sample_rate: sampleRateHz }),
  );
}

/** Undefined for messages that a reader need not see. */
export function readMessage(data: string): LiveEvent | undefined {
  const { message_type: type, text = '', error } = JSON.parse(data) as Record<string, string | undefined>;
  if (type === 'session_started') return { type: 'ready' };
  if (type === 'partial_transcript' || type === 'final_transcript') return { type: 'partial', text };
  if (type === 'committed_transcript') return { type: 'committed', text };
  return error === undefined ? undefined : { type: 'failed', text: error };
}
