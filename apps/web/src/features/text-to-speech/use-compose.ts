import { useDraft } from '#web/features/text-to-speech/draft.ts';
import { generateSpeech, type SpeechOrder } from '#web/features/text-to-speech/generate-speech.ts';
import { useSpeechModels } from '#web/features/text-to-speech/models.requests.ts';
import { costInCredits, countCharacters } from '#web/features/text-to-speech/speech-cost.ts';
import { useVoiceSettings } from '#web/features/text-to-speech/voice-settings.ts';
import { rememberVoice, useSelectedVoice, useVoices } from '#web/features/voices/index.ts';
import { useCredits } from '#web/shared/account/credits.ts';
import { readSeed } from '#web/shared/making/seed.ts';
import { useWish } from '#web/shared/making/use-wish.ts';

/** All that decides what the next generation will be, may be and will cost. */
export function useCompose() {
  const { text, languageCode, seed, textNormalization, outputFormat, dictionaries } = useDraft();
  const voices = useVoices();
  const voice = useSelectedVoice(voices.data);
  const models = useSpeechModels();
  const model = models.selected;
  const settings = useVoiceSettings(voice);
  const credits = useCredits();
  const limit = model?.maximum_text_length_per_request ?? null;
  const characters = countCharacters(text);
  // Voice and model set the price: without them none is named.
  const cost =
    voice && model
      ? costInCredits(text, {
          modelRate: model.model_rates.character_cost_multiplier,
          voiceMultiplier: voice.multiplier,
        })
      : 0;
  const seedNumber = readSeed(seed);
  const isTooLong = limit !== null && characters > limit;
  const isTooDear = credits.isTooDear(cost);
  const order: SpeechOrder | undefined =
    voice && model
      ? {
          text,
          voiceId: voice.voice_id,
          // as the history has it: its orb has the same colors
          voiceName: voice.name,
          modelId: model.model_id,
          settings,
          languageCode: model.languages.some(({ language_id }) => language_id === languageCode)
            ? languageCode
            : undefined,
          seed: seedNumber === null ? undefined : seedNumber,
          textNormalization: textNormalization || undefined,
          outputFormat: outputFormat || undefined,
          dictionaries: dictionaries.length > 0 ? dictionaries : undefined,
        }
      : undefined;
  const isArriving = order === undefined && (voices.isPending || models.isPending);
  const canSpeak = text.trim() !== '' && !isTooLong && !isTooDear && seedNumber !== null;
  const wish = useWish({
    isArriving,
    carryOut: () => {
      if (!order || !canSpeak) return;
      rememberVoice(order.voiceId);
      void generateSpeech(order);
    },
  });
  return {
    ...{ text, characters, limit, cost, credits, voice, voices, model, models, settings, order },
    ...{ isTooLong, isTooDear },
    canGenerate: canSpeak && (order !== undefined || isArriving),
    /** Speaks now, or as soon as voices and models are there. */
    generate: wish.make,
    isWaiting: wish.isOpen,
    stopWaiting: wish.drop,
  };
}

export type Compose = ReturnType<typeof useCompose>;
