import { Code, RotateCcw } from 'lucide-react';
import { lazy, type ReactNode, useState } from 'react';
import { changeSettings, useChangeDraft } from '#web/features/speech-to-speech/change-draft.ts';
import { selectConversionModel } from '#web/features/speech-to-speech/conversion-models.ts';
import { useMessages } from '#web/features/speech-to-speech/messages.ts';
import type { Change } from '#web/features/speech-to-speech/use-change.ts';
import {
  changeVoiceSettings,
  resetVoiceSettings,
  useHasOwnSettings,
} from '#web/features/text-to-speech/index.ts';
import { VoiceButton } from '#web/features/voices/index.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { FromFirstOpening } from '#web/ui/from-first-opening.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Slider } from '#web/ui/slider.tsx';
import { Switch } from '#web/ui/switch.tsx';

const CodeDialog = lazy(async () => ({
  default: (await import('#web/features/speech-to-speech/code-dialog.tsx')).CodeDialog,
}));

export function SettingsPanel({ change }: { change: Change }) {
  const t = useMessages();
  const [isCodeOpen, setCodeOpen] = useState(false);
  const { voice, voices, setup } = change;
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
        <ModelChoice change={change} />
      </Labelled>
      <SoundSettings change={change} />
      <div className="-mx-2 flex justify-between">
        <Button variant="ghost" size="sm" disabled={!setup} onClick={() => setCodeOpen(true)}>
          <Code aria-hidden />
          {t('getCode')}
        </Button>
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
      <FromFirstOpening isOpen={isCodeOpen}>
        {setup && <CodeDialog setup={setup} isOpen={isCodeOpen} onClose={() => setCodeOpen(false)} />}
      </FromFirstOpening>
    </div>
  );
}

function SoundSettings({ change: { voice, settings, isSeedValid } }: { change: Change }) {
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
      <Field label={t('seed')} hint={t('seedHint')} error={isSeedValid ? undefined : t('seedInvalid')}>
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            value={seed}
            placeholder={t('seedPlaceholder')}
            onChange={(event) => changeSettings({ seed: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium text-13 text-ink">{label}</p>
      {children}
    </div>
  );
}

function ModelChoice({ change: { models, model } }: { change: Change }) {
  const t = useMessages();
  if (models.isError && !models.data) {
    return (
      <ErrorState
        error={models.error}
        title={t('modelsFailed')}
        onRetry={() => void models.refetch()}
        className="py-4!"
      />
    );
  }
  if (!models.data || !model) return <Skeleton className="h-10 w-full" />;
  return (
    <Select
      aria-label={t('model')}
      className="h-10! rounded-lg! font-medium shadow-card"
      value={model.model_id}
      onChange={selectConversionModel}
      options={models.data.map(({ model_id, name, description }) => ({
        value: model_id,
        label: name,
        hint: <span className="block max-w-62 whitespace-normal">{description}</span>,
      }))}
    />
  );
}
