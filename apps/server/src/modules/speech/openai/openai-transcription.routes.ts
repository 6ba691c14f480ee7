import { openaiTranscriptionRoutes as routes } from '@mynah/contract/speech/openai-transcription';
import type { Transcript } from '@mynah/contract/speech/speech-to-text';
import { Failure } from '../../../platform/errors/index.ts';
import { type BytesAnswer, type Call, handle } from '../../../platform/http/index.ts';
import { announceTo } from '../generation/index.ts';
import { convertSpeech, heardSoFar } from '../speech-to-text/index.ts';
import { transcriptAnswer } from './transcript-answer.ts';
import { transcriptEvents } from './transcript-events.ts';
import { type OpenaiTranscription, toTranscriptionInput } from './transcription-input.ts';

export const openaiTranscriptionHttpRoutes = [
  handle(routes.transcribe, async (call) => {
    const { body } = call;
    const asked = {
      ...askedOf(body),
      language: body.language,
      granularities: new Set([
        ...(body.timestampGranularities ?? []),
        ...(body['timestampGranularities[]'] ?? []),
      ]),
      withLogprobs: [...(body.include ?? []), ...(body['include[]'] ?? [])].includes('logprobs'),
    };
    if (body.stream) return streamed(call, asked);
    const transcript = await convert(call, asked, {});
    return transcriptAnswer(transcript, { ...asked, task: 'transcribe' });
  }),
  handle(routes.translate, async (call) => {
    const asked = { ...askedOf(call.body), granularities: new Set<never>(), withLogprobs: false };
    const transcript = await convert(call, asked, { translates: true });
    return transcriptAnswer(transcript, { ...asked, task: 'translate' });
  }),
];

type AnyCall = Call<typeof routes.transcribe> | Call<typeof routes.translate>;

const askedOf = ({ file, model, temperature = 0, responseFormat: format = 'json' }: AnyCall['body']) => ({
  ...{ file, model, temperature, format },
});

interface How {
  translates?: boolean;
  onStarted?: (key: { workspaceId: string; id: string }) => void;
}

async function convert(call: AnyCall, asked: OpenaiTranscription, how: How): Promise<Transcript> {
  const { platform, actor, requestId, signal, body } = call;
  let isSent = false;
  const { onConcurrency, onGeneration } = announceTo({
    setHeader: (name, value) => {
      if (!isSent) call.setHeader(name, value);
    },
  });
  const answer = await convertSpeech(platform, actor, toTranscriptionInput(asked), {
    ...how,
    requestId,
    signal,
    prompt: body.prompt,
    enableLogging: true,
    onConcurrency,
    onFacts: onGeneration,
    onStarted: (key) => {
      // a stream begins now
      isSent = how.onStarted !== undefined;
      how.onStarted?.(key);
    },
  });
  if ('words' in answer) return answer;
  throw new Error('one recording has one transcript');
}

/** Refusals come before the first byte. */
async function streamed(
  call: Call<typeof routes.transcribe>,
  asked: OpenaiTranscription,
): Promise<BytesAnswer> {
  if (asked.format !== 'json') {
    throw new Failure('invalid_request', 'stream=true requires response_format=json.', {
      data: { param: 'response_format' },
    });
  }
  return new Promise<BytesAnswer>((resolve, reject) => {
    const transcript = convert(call, asked, {
      onStarted: (key) => {
        const heard = heardSoFar(call.platform, key, call.signal);
        const body = transcriptEvents({ heard, transcript, withLogprobs: asked.withLogprobs });
        resolve({ contentType: 'text/event-stream', body });
      },
    });
    transcript.catch(reject); // and told by the stream, where that has begun
  });
}
