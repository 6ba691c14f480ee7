import { Code, RotateCcw } from 'lucide-react';
import { lazy, type ReactNode, useState } from 'react';
import { AdvancedFields } from '#web/features/text-to-speech/advanced-fields.tsx';
import { useDraft } from '#web/features/text-to-speech/draft.ts';
import { useMessages } from '#web/features/text-to-speech/messages.ts';
import { selectModel } from '#web/features/text-to-speech/models.requests.ts';
import { LoadingSliders, SettingSliders } from '#web/features/text-to-speech/setting-sliders.tsx';
import type { Compose } from '#web/features/text-to-speech/use-compose.ts';
import { resetVoiceSettings, useHasOwnSettings } from '#web/features/text-to-speech/voice-settings.ts';
import { VoiceButton } from '#web/features/voices/index.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FromFirstOpening } from '#web/ui/from-first-opening.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const CodeDialog = lazy(async () => ({
  default: (await import('#web/features/text-to-speech/code-dialog.tsx')).CodeDialog,
}));

export function SettingsPanel({ compose }: { compose: Compose }) {
  const t = useMessages();
  const [isCodeOpen, setCodeOpen] = useState(false);
  const { voice, voices, model, models, settings, order } = compose;
  const isLoading = voices.isPending || models.isPending;
  // what was taken up may stand in fields that were closed
  const restores = useDraft((draft) => draft.restores);
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
        <ModelChoice compose={compose} />
      </Labelled>
      {isLoading && <LoadingSliders />}
      {voice && !isLoading && <SettingSliders voiceId={voice.voice_id} settings={settings} model={model} />}
      <AdvancedFields key={restores} model={model} isSeedValid={compose.isSeedValid} />
      <div className="-mx-2 flex justify-between">
        <Button variant="ghost" size="sm" disabled={!order} onClick={() => setCodeOpen(true)}>
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
        {order && <CodeDialog order={order} isOpen={isCodeOpen} onClose={() => setCodeOpen(false)} />}
      </FromFirstOpening>
    </div>
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

function ModelChoice({ compose: { models, model } }: { compose: Compose }) {
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
      onChange={selectModel}
      options={models.data.map(({ model_id, name, description }) => ({
        value: model_id,
        label: name,
        hint: <span className="block max-w-62 whitespace-normal">{description}</span>,
      }))}
    />
  );
}
