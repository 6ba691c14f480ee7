import { type LiveEvent, readMessage } from '#web/features/speech-to-text/live/read-message.ts';
import { fetchLiveToken } from '#web/features/speech-to-text/transcripts.requests.ts';
import { addressOf } from '#web/shared/api/address-of.ts';
import { openSoundSocket, socketUrl } from '#web/shared/recording/sound-socket.ts';
import { encodeSound } from '#web/shared/talking/decode-sound.ts';

/** How long the last words may take after the end: a busy server is slower than speech. */
const lastWordsMs = 60_000;

export interface LiveSession {
  /** Takes no more sound; closes, and tells `ended`, when the last words are there. */
  end: () => void;
  close: () => void;
}

/**
 * Sends the microphone's sound to the server and hands back what it hears.
 * @throws ApiError without a token, DOMException for a microphone that gives nothing
 */
export async function openLiveSession(
  stream: MediaStream,
  language: string,
  tell: (event: LiveEvent) => void,
): Promise<LiveSession> {
  let isEnding = false;
  let isOver = false;
  const finish = (event?: LiveEvent): void => {
    if (isOver) return;
    isOver = true;
    socket.close();
    if (event) tell(event);
  };
  const socket = await openSoundSocket({
    stream,
    address: async (sampleRateHz) => socketAddress(await fetchLiveToken(), language, sampleRateHz),
    messageOf: (block, sampleRateHz) => messageOf(block, sampleRateHz, false),
    lastMessage: (sampleRateHz) => messageOf(new Int16Array(0), sampleRateHz, true),
    take: (data) => {
      const { event, isLast } = readMessage(data);
      if (event?.type === 'failed') finish(event);
      else if (event) tell(event);
      if (isEnding && isLast) finish({ type: 'ended' });
    },
    lost: () => finish(isEnding ? { type: 'ended' } : { type: 'failed', text: '' }),
  });
  return {
    close: () => finish(),
    end: () => {
      isEnding = true;
      socket.end();
      setTimeout(() => finish({ type: 'ended' }), lastWordsMs);
    },
  };
}

const socketAddress = (token: string, language: string, sampleRateHz: number): URL =>
  socketUrl(addressOf('GET /v1/speech-to-text/realtime'), {
    token,
    model_id: 'scribe_v2_realtime',
    audio_format: `pcm_${sampleRateHz}`,
    commit_strategy: 'vad',
    vad_silence_threshold_secs: '0.9',
    include_engine_status: 'true',
    ...(language === 'auto' ? {} : { language_code: language }),
  });

const messageOf = (block: Int16Array, sampleRateHz: number, commit: boolean): object => ({
  ...{ message_type: 'input_audio_chunk', audio_base_64: encodeSound(block), commit },
  sample_rate: sampleRateHz,
});
