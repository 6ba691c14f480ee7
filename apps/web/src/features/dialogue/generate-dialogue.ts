import { generationNameHeader } from '@mynah/contract/speech/generation-name-header';
import { create } from 'zustand';
import type { Line } from '#web/features/dialogue/script.ts';
import { type BegunGeneration, heardGeneration } from '#web/features/text-to-speech/index.ts';
import { playerItem, playStream } from '#web/player/index.ts';
import { request } from '#web/shared/api/call.ts';
import { estimateSpeakingSeconds } from '#web/shared/format/speaking-time.ts';
import { WordTimes } from '#web/shared/words/word-times.ts';

export const modelId = 'eleven_v3';

export interface DialogueOrder {
  lines: readonly Line[];
  stability: number;
  seed?: number;
}

/** The dialogue that was made last, for the words that follow it. */
export interface DialogueTake {
  id: string;
  lines: readonly Line[];
  words: WordTimes;
  stream: ReturnType<typeof playStream>;
}

/** The take stays while the next is on its way. */
export const useDialogueTake = create<{ take: DialogueTake | undefined }>(() => ({ take: undefined }));

const generation = heardGeneration('text-to-dialogue');
export const { useGeneration, cancelGeneration, dismissError } = generation;

/** Speaks the lines; they are heard while they are made. */
export function generateDialogue(order: DialogueOrder): Promise<void> {
  const properties = { task: 'text-to-dialogue', model_id: modelId, lines: order.lines.length };
  return generation.generate({
    text: order.lines.map((line) => line.text).join('\n'),
    properties: { started: properties, ended: properties },
    speak: (begun) => speak(order, begun),
  });
}

async function speak(order: DialogueOrder, { name, signal, begin, hear }: BegunGeneration): Promise<void> {
  const response = await request('POST /v1/text-to-dialogue/stream/with-timestamps', {
    json: {
      inputs: order.lines.map(({ text, voiceId }) => ({ text, voice_id: voiceId })),
      model_id: modelId,
      settings: { stability: order.stability },
      seed: order.seed,
    },
    headers: { [generationNameHeader]: name },
    signal,
  });
  const take = openTake(order, begin(response));
  useDialogueTake.setState({ take });
  await hear(response, take);
}

function openTake({ lines }: DialogueOrder, id: string): DialogueTake {
  const text = lines.map((line) => line.text).join('');
  const shown = lines.map((line) => line.text).join('\n');
  const item = playerItem({
    id,
    type: 'text-to-speech',
    isFirstRequest: true,
    extra: { text: shown },
    info: { title: shown.slice(0, 120) },
  });
  const words = new WordTimes(text);
  const stream = playStream(item, estimateSpeakingSeconds(shown), new WordTimes(shown));
  return { id, lines, words, stream };
}
