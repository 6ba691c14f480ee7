import { textToSpeechRoutes as routes } from '@mynah/contract/speech/text-to-speech';
import { handle } from '../../../platform/http/index.ts';
import { answerWhole, bytesOf } from '../../../platform/sound/index.ts';
import { awaitRecording, toTimedAudio, type tracks } from '../speaking/index.ts';
import { beginSpeech } from './begin-speech.ts';

/** Path, query and body together are the order. */
const orderOf = <P, Q, B>({ params, query, body }: { params: P; query: Q; body: B }): P & Q & B => ({
  ...params,
  ...query,
  ...body,
});

export const textToSpeechHttpRoutes = [
  handle(routes.convert, async (call) => {
    const speech = await beginSpeech(call, orderOf(call), { whole: true });
    return answerWhole(speech, speech.planned.format);
  }),
  handle(routes.stream, async (call) => {
    const { planned, chunks } = await beginSpeech(call, orderOf(call), { whole: false });
    return { contentType: planned.format.contentType, body: bytesOf(chunks) };
  }),
  handle(routes.convertWithTimestamps, async (call) => {
    const speech = await beginSpeech(call, orderOf(call), { whole: true });
    return toTimedAudio(await awaitRecording(speech));
  }),
  handle(routes.streamWithTimestamps, async (call) => {
    const { chunks } = await beginSpeech(call, orderOf(call), { whole: false });
    return timedAudioOf(chunks);
  }),
];

async function* timedAudioOf(chunks: AsyncIterable<tracks.SpeechChunk>) {
  for await (const chunk of chunks) yield toTimedAudio(chunk);
}
