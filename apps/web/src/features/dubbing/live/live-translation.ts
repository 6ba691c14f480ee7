import { fetchEstimate } from '#web/features/dubbing/dubbing.requests.ts';
import { type LiveNews, readNews } from '#web/features/dubbing/live/live-lines.ts';
import type { LiveOrder } from '#web/features/dubbing/live/live-order.ts';
import { addressOf } from '#web/shared/api/address-of.ts';
import { openSoundSocket, type SoundSocket, socketUrl } from '#web/shared/recording/sound-socket.ts';
import { encodeSound } from '#web/shared/talking/decode-sound.ts';

/** Of what comes back. */
export const soundFormat = { isUlaw: false, sampleRateHz: 24_000 } as const;

/**
 * Sends speech to the server and hands back what it makes of it. It closes by itself when all is said, and when it
 * failed. @throws ApiError, DOMException for a stream that gives nothing
 */
export async function openTranslation(
  stream: MediaStream,
  order: LiveOrder,
  tell: (news: LiveNews) => void,
): Promise<SoundSocket> {
  let isOver = false;
  const take = (news: LiveNews): void => {
    if (isOver) return;
    isOver = news.type === 'ended' || news.type === 'failed';
    if (isOver) socket.close();
    tell(news);
  };
  const socket = await openSoundSocket({
    stream,
    introduces: true,
    address: async (sampleRateHz) => addressFor(order, sampleRateHz),
    messageOf: (block) => ({ message_type: 'input_audio_chunk', audio_base_64: encodeSound(block) }),
    lastMessage: () => ({ message_type: 'end_of_stream' }),
    take: (data) => {
      const news = readNews(data);
      if (news) take(news);
    },
    lost: (text) => take({ type: 'failed', text }),
  });
  return socket;
}

async function addressFor({ source, target, voiceId, pace }: LiveOrder, sampleRateHz: number): Promise<URL> {
  // a socket can renew no session: this call does where it is needed
  await fetchEstimate({ source_lang: source, target_lang: target, duration_secs: 0 });
  return socketUrl(addressOf('GET /v1/translation/realtime'), {
    source_language: source,
    target_language: target,
    input_format: `pcm_${sampleRateHz}`,
    output_format: `pcm_${soundFormat.sampleRateHz}`,
    eagerness: pace,
    ...(voiceId !== undefined && { voice_id: voiceId }),
  });
}
