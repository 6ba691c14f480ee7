import { textToSpeechRoutes as routes } from '@mynah/contract/text-to-speech';
import { handle } from '../../../platform/http/index.ts';
import { answerWhole, awaitRecording } from './answer-whole.ts';
import { beginSpeech } from './begin-speech.ts';
import { bytesOf, timedAudioOf, toTimedAudio } from './speech-chunk.view.ts';

/** Path, query and body together are the order. */
const orderOf = <P, Q, B>({ params, query, body }: { params: P; query: Q; body: B }): P & Q & B => ({
  ...params,
  ...query,
  ...body,
});

export const textToSpeechHttpRoutes = [
  handle(routes.convert, async (call) =>
    answerWhole(await beginSpeech(call, orderOf(call), { whole: true })),
  ),
  handle(routes.stream, async (call) => {
    const { job, chunks } = await beginSpeech(call, orderOf(call), { whole: false });
    return { contentType: job.format.contentType, body: bytesOf(chunks) };
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
