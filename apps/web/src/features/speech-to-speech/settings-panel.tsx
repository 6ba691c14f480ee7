import { changeSettings, useChangeDraft } from '#web/features/speech-to-speech/change-draft.ts';
import { changeSamples } from '#web/features/speech-to-speech/change-samples.ts';
import { selectConversionModel } from '#web/features/speech-to-speech/conversion-models.ts';
import { useMessages } from '#web/features/speech-to-speech/messages.ts';
import type { Change } from '#web/features/speech-to-speech/use-change.ts';
import { changeVoiceSettings, SpeechSettings } from '#web/features/text-to-speech/index.ts';
import { SeedField } from '#web/shared/making/seed-field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { Switch } from '#web/ui/switch.tsx';

export function SettingsPanel({ change }: { change: Change }) {
  const t = useMessages();
  const { voice, voices, models, setup } = change;
  return (
    <SpeechSettings
      {...{ voice, voices, models }}
      onModel={selectConversionModel}
      code={{
        title: t('getCodeTitle'),
        text: t('getCodeText'),
        samples: setup && ((address) => changeSamples({ ...setup, address })),
      }}
      resetLabel={t('reset')}
    >
      <SoundSettings change={change} />
    </SpeechSettings>
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
