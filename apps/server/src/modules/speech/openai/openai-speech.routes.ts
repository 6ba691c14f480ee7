import { openaiSpeechRoutes as routes } from '@mynah/contract/speech/openai-speech';
import { findFfmpeg } from '../../../platform/ffmpeg/find-ffmpeg.ts';
import { type BytesAnswer, handle } from '../../../platform/http/index.ts';
import { answerWhole, bytesOf } from '../../../platform/sound/index.ts';
import { openaiVoices, resolveOpenaiVoiceId } from '../../voices/engine-voices/index.ts';
import type { GeneratedSpeech } from '../speaking/index.ts';
import { beginSpeech } from '../text-to-speech/index.ts';
import { type OpenaiOrder, toOrder } from './openai-order.ts';
import { speechEvents } from './speech-events.ts';
import { transcodedContentType, transcodeSpeech } from './transcode-speech.ts';

export const openaiSpeechHttpRoutes = [
  handle(routes.speech, async (call) => {
    const { platform, body } = call;
    const name = typeof body.voice === 'string' ? body.voice : body.voice.id;
    const ffmpegPath = findFfmpeg(platform);
    const openai = toOrder(body, await resolveOpenaiVoiceId(platform, name), ffmpegPath);
    const isWav = body.responseFormat === 'wav' && body.streamFormat === 'audio';
    const speech = await beginSpeech(call, openai.order, { whole: isWav, warnings: openai.warnings });
    if (isWav) return answerWhole(speech, speech.planned.format);
    const answer = streamed(speech, openai, ffmpegPath);
    if (body.streamFormat === 'audio') return answer;
    const events = speechEvents(answer.body, body.input.length);
    return { contentType: 'text/event-stream', body: events };
  }),
  handle(routes.voices, async () => ({
    voices: Object.keys(openaiVoices).map((name) => ({ id: name, name })),
  })),
];

type StreamedAnswer = BytesAnswer & { body: AsyncIterable<Uint8Array> };

function streamed(
  { planned, chunks }: GeneratedSpeech,
  { transcoded }: OpenaiOrder,
  ffmpegPath: string | undefined,
): StreamedAnswer {
  const body = bytesOf(chunks);
  if (!transcoded || !ffmpegPath) return { contentType: planned.format.contentType, body };
  return {
    contentType: transcodedContentType(transcoded),
    body: transcodeSpeech(body, transcoded, ffmpegPath),
  };
}
