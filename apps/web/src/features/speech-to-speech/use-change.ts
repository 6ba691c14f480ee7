import { generationCost } from '@mynah/contract/billing/generation-prices';
import { useChangeDraft } from '#web/features/speech-to-speech/change-draft.ts';
import { type ChangeOrder, changeVoice, useChanging } from '#web/features/speech-to-speech/change-voice.ts';
import { useConversionModels } from '#web/features/speech-to-speech/conversion-models.ts';
import { useVoiceSettings } from '#web/features/text-to-speech/index.ts';
import { displayName, rememberVoice, useSelectedVoice, useVoices } from '#web/features/voices/index.ts';
import { useCredits } from '#web/shared/account/credits.ts';
import { readSeed } from '#web/shared/making/seed.ts';

/** All that decides what the next change will be, may be and will cost. */
export function useChange() {
  const { source, removesNoise, seed } = useChangeDraft();
  const { state } = useChanging();
  const voices = useVoices();
  const voice = useSelectedVoice(voices.data);
  const models = useConversionModels();
  const model = models.selected;
  const settings = useVoiceSettings(voice);
  const credits = useCredits();
  const cost = source?.sound ? generationCost('speech-to-speech', source.sound.seconds * 1000) : null;
  const seedNumber = readSeed(seed);
  const isTooDear = cost !== null && credits.isTooDear(cost);
  const setup =
    voice && model
      ? {
          voiceId: voice.voice_id,
          voiceName: displayName(voice),
          modelId: model.model_id,
          settings,
          removesNoise,
          ...(typeof seedNumber === 'number' && { seed: seedNumber }),
        }
      : undefined;
  const order: ChangeOrder | undefined = setup && source ? { ...setup, source } : undefined;
  const canGenerate = order !== undefined && !isTooDear && seedNumber !== null && state === 'idle';
  return {
    ...{ source, voice, voices, model, models, settings, setup, cost, credits, isTooDear, canGenerate },
    generate: () => {
      if (!order || !canGenerate) return;
      rememberVoice(order.voiceId);
      void changeVoice(order);
    },
  };
}

export type Change = ReturnType<typeof useChange>;
export type ChangeSetup = NonNullable<Change['setup']>;
