import { generationCost } from '@mynah/contract/billing/generation-prices';
import { useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useChangeDraft } from '#web/features/speech-to-speech/change-draft.ts';
import {
  type ChangeOrder,
  sendChange,
  stopSending,
  useChanging,
} from '#web/features/speech-to-speech/change-voice.ts';
import { useConversionModels } from '#web/features/speech-to-speech/conversion-models.ts';
import { useChangeRuns } from '#web/features/speech-to-speech/use-change-runs.ts';
import { useVoiceSettings } from '#web/features/text-to-speech/index.ts';
import { displayName, rememberVoice, useSelectedVoice, useVoices } from '#web/features/voices/index.ts';
import { useCredits } from '#web/shared/account/credits.ts';
import type { GenerateButton } from '#web/shared/making/generate-footer.tsx';
import { readSeed } from '#web/shared/making/seed.ts';
import { isOpen, noteRun } from '#web/shared/tool-runs/tool-runs.requests.ts';
import { useToolRunActions } from '#web/shared/tool-runs/use-tool-runs.ts';

type ChangeState = ComponentProps<typeof GenerateButton>['state'];

/** All that decides what the next change will be, may be and will cost. */
export function useChange() {
  const { source, removesNoise, seed } = useChangeDraft();
  const client = useQueryClient();
  const runs = useChangeRuns();
  const { cancel } = useToolRunActions();
  const { isSending, sources } = useChanging();
  /** What is being made of the recording on the page. */
  const run = runs.find((run) => isOpen(run) && source !== undefined && sources[run.run_id] === source.id);
  const state: ChangeState = isSending ? 'waiting' : run ? 'streaming' : 'idle';
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
    ...{ runs, state },
    generate: () => {
      if (!order || !canGenerate) return;
      rememberVoice(order.voiceId);
      void sendChange(order).then((begun) => begun && noteRun(client, begun));
    },
    stop: () => {
      stopSending();
      if (run) void cancel(run.run_id);
    },
  };
}

export type Change = ReturnType<typeof useChange>;
export type ChangeSetup = NonNullable<Change['setup']>;
