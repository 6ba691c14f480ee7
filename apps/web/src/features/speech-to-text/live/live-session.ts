import { type LiveEvent, readMessage } from '#web/features/speech-to-text/live/read-message.ts';
import { fetchLiveToken } from '#web/features/speech-to-text/transcripts.requests.ts';
import { addressOf } from '#web/shared/api/address-of.ts';
import { captureSound } from '#web/shared/recording/capture-sound.ts';

/** How long the last words may take after the end: a busy server is slower than speech. */
const lastWordsMs = 60_000;

export interface LiveSession {
  /** Takes no more sound; closes, and tells `ended`, when the last words are there. */
  end: () => void;
  close: () => void;
}

/**
 * Sends the microphone's sound to the server and hands back what it hears. What is said while the line is being opened
 * waits for it. @throws ApiError without a token, DOMException for a microphone that gives nothing
 */
export async function openLiveSession(
  stream: MediaStream,
  language: string,
  tell: (event: LiveEvent) => void,
): Promise<LiveSession> {
  const waiting: Int16Array[] = [];
  let socket: WebSocket | undefined;
  let isClosed = false;
  let isEnding = false;
  const send = (block: Int16Array, commit = false): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(messageOf(block, capture.sampleRateHz, commit));
    else if (!socket || socket.readyState === WebSocket.CONNECTING) waiting.push(block);
  };
  const capture = await captureSound(stream, (block) => send(block));
  const close = (): void => {
    if (isClosed) return;
    isClosed = true;
    capture.stop();
    socket?.close(1000);
  };
  try {
    socket = new WebSocket(socketAddress(await fetchLiveToken(), language, capture.sampleRateHz));
  } catch (cause) {
    close();
    throw cause;
  }
  socket.addEventListener('open', () => {
    for (const block of waiting.splice(0)) send(block);
    if (isEnding) send(new Int16Array(0), true);
  });
  socket.addEventListener('message', ({ data }) => {
    const { event, isLast } = readMessage(String(data));
    if (event) tell(event);
    if (event?.type === 'failed') close();
    if (isEnding && isLast) {
      tell({ type: 'ended' });
      close();
    }
  });
  socket.addEventListener('close', () => {
    if (!isClosed) tell(isEnding ? { type: 'ended' } : { type: 'failed', text: '' });
    close();
  });
  return {
    close,
    end: () => {
      isEnding = true;
      capture.stop();
      send(new Int16Array(0), true);
      setTimeout(() => {
        if (!isClosed) tell({ type: 'ended' });
        close();
      }, lastWordsMs);
    },
  };
}

function socketAddress(token: string, language: string, sampleRateHz: number): URL {
  const url = new URL(addressOf('GET /v1/speech-to-text/realtime'), location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  url.search = new URLSearchParams({
    token,
    model_id: 'scribe_v2_realtime',
    audio_format: `pcm_${sampleRateHz}`,
    commit_strategy: 'vad',
    vad_silence_threshold_secs: '0.9',
    include_engine_status: 'true',
    ...(language === 'auto' ? {} : { language_code: language }),
  }).toString();
  return url;
}

function messageOf(block: Int16Array, sampleRateHz: number, commit: boolean): string {
  const bytes = new Uint8Array(block.buffer, block.byteOffset, block.byteLength);
  const audio_base_64 = btoa(String.fromCharCode(...bytes));
  return JSON.stringify({
    ...{ message_type: 'input_audio_chunk', audio_base_64, commit },
    sample_rate: sampleRateHz,
  });
}
