import { RotateCcw } from 'lucide-react';
import { changeSettings, useChangeDraft } from '#web/features/speech-to-speech/change-draft.ts';
import { changeSamples } from '#web/features/speech-to-speech/change-samples.ts';
import { selectConversionModel } from '#web/features/speech-to-speech/conversion-models.ts';
import { useMessages } from '#web/features/speech-to-speech/messages.ts';
import type { Change } from '#web/features/speech-to-speech/use-change.ts';
import {
  changeVoiceSettings,
  resetVoiceSettings,
  useHasOwnSettings,
} from '#web/features/text-to-speech/index.ts';
import { VoiceButton } from '#web/features/voices/index.ts';
import { GetCode } from '#web/shared/making/get-code.tsx';
import { Labelled } from '#web/shared/making/labelled.tsx';
import { ModelChoice } from '#web/shared/making/model-choice.tsx';
import { SeedField } from '#web/shared/making/seed-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { Switch } from '#web/ui/switch.tsx';

export function SettingsPanel({ change }: { change: Change }) {
  const t = useMessages();
  const { voice, voices, models, setup } = change;
  const hasOwnSettings = useHasOwnSettings(voice?.voice_id);
  return (
    <div className="flex flex-col gap-6 p-5">
      <Labelled label={t('voice')}>
        {voices.isError && !voices.data ? (
          <ErrorState
            error={voices.error}
            title={t('voicesFailed')}
            onRetry={() => void voices.refetch()}
            className="py-4!"
          />
        ) : (
          <VoiceButton voice={voice} />
        )}
      </Labelled>
      <Labelled label={t('model')}>
        <ModelChoice
          label={t('model')}
          failedTitle={t('modelsFailed')}
          models={models}
          onSelect={selectConversionModel}
        />
      </Labelled>
      <SoundSettings change={change} />
      <div className="-mx-2 flex justify-between">
        <GetCode
          title={t('getCodeTitle')}
          text={t('getCodeText')}
          samples={setup && ((address) => changeSamples({ ...setup, address }))}
        />
        <Button
          variant="ghost"
          size="sm"
          disabled={!voice || !hasOwnSettings}
          onClick={() => voice && resetVoiceSettings(voice.voice_id)}
        >
          <RotateCcw aria-hidden />
          {t('reset')}
        </Button>
      </div>
    </div>
  );
}

function SoundSettings({ change: { voice, settings } }: { change: Change }) {
  const t = useMessages();
  const { removesNoise, seed } = useChangeDraft();
  return (
    <>
      {voice ? (
        <Slider
          label={t('similarity')}
          min={0}
          max={1}
          step={0.01}
          value={settings.similarity_boost}
          onChange={(value) =>
            changeVoiceSettings(voice.voice_id, {
              ...settings,
              similarity_boost: Math.round(value * 100) / 100,
            })
          }
          formatValue={(value) => `${Math.round(value * 100)}%`}
          ends={[t('low'), t('high')]}
        />
      ) : (
        <Skeleton className="h-16 w-full" />
      )}
      <Switch
        label={t('noise')}
        hint={t('noiseHint')}
        checked={removesNoise}
        onChange={(value) => changeSettings({ removesNoise: value })}
      />
      <SeedField seed={seed} onChange={(value) => changeSettings({ seed: value })} />
    </>
  );
}
