import { textToDialogueRoutes as routes } from '@mynah/contract/speech/text-to-dialogue';
import { handle } from '../../../platform/http/index.ts';
import { answerWhole, bytesOf } from '../../../platform/sound/index.ts';
import {
  awaitRecording,
  beginPlanned,
  type SpeechCall,
  toTimedAudio,
  type tracks,
} from '../speaking/index.ts';
import type { DialogueInput, DialogueOrder } from './dialogue-order.ts';
import { planDialogue } from './plan-dialogue.ts';
import { VoiceSegmenter } from './voice-segments.ts';

type DialogueCall = SpeechCall & {
  query: Pick<DialogueOrder, 'outputFormat' | 'enableLogging'>;
  body: Omit<DialogueOrder, 'outputFormat' | 'enableLogging'>;
};

export const textToDialogueHttpRoutes = [
  handle(routes.convert, async (call) => {
    const speech = await begin(call, true);
    return answerWhole(speech, speech.planned.format);
  }),
  handle(routes.stream, async (call) => {
    const { planned, chunks } = await begin(call, false);
    return { contentType: planned.format.contentType, body: bytesOf(chunks) };
  }),
  handle(routes.convertWithTimestamps, async (call) => {
    const recording = await awaitRecording(await begin(call, true));
    return toTimedDialogue(recording, new VoiceSegmenter(call.body.inputs));
  }),
  handle(routes.streamWithTimestamps, async (call) => {
    const { chunks } = await begin(call, false);
    return timedDialogueOf(chunks, call.body.inputs);
  }),
];

const begin = (call: DialogueCall, whole: boolean) =>
  beginPlanned(
    call,
    () =>
      planDialogue(
        call.platform,
        call.actor,
        { ...call.query, ...call.body },
        { requestId: call.requestId, whole },
      ),
    { whole },
  );

const toTimedDialogue = (chunk: Omit<tracks.SpeechChunk, 'startMs'>, segmenter: VoiceSegmenter) => ({
  ...toTimedAudio(chunk),
  voice_segments: segmenter.take(chunk.written),
});

async function* timedDialogueOf(chunks: AsyncIterable<tracks.SpeechChunk>, inputs: readonly DialogueInput[]) {
  const segmenter = new VoiceSegmenter(inputs);
  for await (const chunk of chunks) yield toTimedDialogue(chunk, segmenter);
}
