import { textToSpeechRoutes } from '@mynah/contract/text-to-speech';
import { handle } from '../../../platform/http/index.ts';
import { generateSpeech } from './actions/generate-speech.ts';
import { answerWhole, holdWhole } from './answer-whole.ts';
import { concurrencyHeaders, speechHeaders } from './speech-headers.ts';
import { collectTimedAudio, toTimedAudio } from './speech-chunk.view.ts';
import type { SpeechChunk } from './speech-track.ts';

const routes = textToSpeechRoutes;

export const textToSpeechHttpRoutes = [
  handle(routes.convert, async (call) => {
    const speech = await begin(call, { whole: true });
    return answerWhole(speech);
  }),
  handle(routes.stream, async (call) => {
    const { job, chunks } = await begin(call, { whole: false });
    return { contentType: job.format.contentType, body: bytesOf(chunks) };
  }),
  handle(routes.convertWithTimestamps, async (call) => {
    const speech = await begin(call, { whole: true });
    return collectTimedAudio(await holdWhole(speech));
  }),
  handle(routes.streamWithTimestamps, async (call) => {
    const { chunks } = await begin(call, { whole: false });
    return timedAudioOf(chunks);
  }),
];
