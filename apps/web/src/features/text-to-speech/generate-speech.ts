import { generationNameHeader } from '@mynah/contract/speech/generation-name-header';
import type { VoiceSettings } from '@mynah/contract/voices/voices';
import { type BegunGeneration, heardGeneration } from '#web/features/text-to-speech/heard-generation.ts';
import type { Mp3Format } from '#web/features/text-to-speech/mp3-formats.ts';
import { addTake, changeTake, removeTake, type Take } from '#web/features/text-to-speech/takes.ts';
import { loadPlayback, type playStream as PlayStream, playerItem } from '#web/player/index.ts';
import { request } from '#web/shared/api/call.ts';
import { estimateSpeakingSeconds } from '#web/shared/format/speaking-time.ts';
import { WordTimes } from '#web/shared/words/word-times.ts';

export interface SpeechOrder {
  text: string;
  voiceId: string;
  voiceName: string;
  modelId: string;
  settings: VoiceSettings;
  languageCode?: string;
  seed?: number;
  textNormalization?: 'on' | 'off';
  /** Pronunciation dictionaries, at their latest versions. */
  dictionaries?: readonly string[];
  /** One of the mp3 formats; without it the usual one. */
  outputFormat?: Mp3Format;
}

const generation = heardGeneration('text-to-speech');
export const { useGeneration, cancelGeneration, dismissError } = generation;

/** Speaks a text; it is heard while it is being made. */
export function generateSpeech(order: SpeechOrder): Promise<void> {
  const { text, voiceId, modelId } = order;
  return generation.generate({
    text,
    properties: {
      started: { task: 'text-to-speech', voice_id: voiceId, model_id: modelId, characters: text.length },
      ended: { model_id: modelId },
    },
    speak: (begun) => speak(order, begun),
  });
}

async function speak(order: SpeechOrder, { name, signal, begin, hear }: BegunGeneration): Promise<void> {
  const loading = loadPlayback();
  const response = await request('POST /v1/text-to-speech/{voice_id}/stream/with-timestamps', {
    params: { voice_id: order.voiceId },
    query: { output_format: order.outputFormat },
    json: bodyOf(order),
    headers: { [generationNameHeader]: name },
    signal,
  });
  const id = begin(response);
  const { playStream } = await loading;
  const take = openTake(order, id, playStream);
  try {
    await hear(response, take);
  } finally {
    if (take.stream.received.isEmpty) removeTake(take.id);
    else changeTake(take.id, { isComplete: true });
  }
}

const bodyOf = ({
  text,
  modelId,
  settings,
  languageCode,
  seed,
  textNormalization,
  ...order
}: SpeechOrder) => ({
  text,
  model_id: modelId,
  voice_settings: settings,
  language_code: languageCode,
  seed,
  apply_text_normalization: textNormalization,
  pronunciation_dictionary_locators: order.dictionaries?.map((id) => ({ pronunciation_dictionary_id: id })),
});

function openTake(order: SpeechOrder, id: string, playStream: typeof PlayStream): Take {
  const { text, voiceId, voiceName, modelId, settings } = order;
  const item = playerItem({
    id,
    type: 'text-to-speech',
    isFirstRequest: true,
    extra: { text },
    info: { title: text.slice(0, 120), voice_id: voiceId, voice_name: voiceName },
  });
  const words = new WordTimes(text);
  const stream = playStream(item, estimateSpeakingSeconds(text) / settings.speed, words);
  const take = { id, text, voiceId, voiceName, modelId, settings, stream, words, isComplete: false };
  addTake(take);
  return take;
}
