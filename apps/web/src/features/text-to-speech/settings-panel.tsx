import { RotateCcw } from 'lucide-react';
import { AdvancedFields } from '#web/features/text-to-speech/advanced-fields.tsx';
import { useDraft } from '#web/features/text-to-speech/draft.ts';
import { useMessages } from '#web/features/text-to-speech/messages.ts';
import { selectModel } from '#web/features/text-to-speech/models.requests.ts';
import { LoadingSliders, SettingSliders } from '#web/features/text-to-speech/setting-sliders.tsx';
import { speechSamples } from '#web/features/text-to-speech/speech-samples.ts';
import type { Compose } from '#web/features/text-to-speech/use-compose.ts';
import { resetVoiceSettings, useHasOwnSettings } from '#web/features/text-to-speech/voice-settings.ts';
import { VoiceButton } from '#web/features/voices/index.ts';
import { GetCode } from '#web/shared/making/get-code.tsx';
import { Labelled } from '#web/shared/making/labelled.tsx';
import { ModelChoice } from '#web/shared/making/model-choice.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';

export function SettingsPanel({ compose }: { compose: Compose }) {
  const t = useMessages();
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
        <ModelChoice
          label={t('model')}
          failedTitle={t('modelsFailed')}
          models={models}
          onSelect={selectModel}
        />
      </Labelled>
      {isLoading && <LoadingSliders />}
      {voice && !isLoading && <SettingSliders voiceId={voice.voice_id} settings={settings} model={model} />}
      <AdvancedFields key={restores} model={model} />
      <div className="-mx-2 flex justify-between">
        <GetCode
          title={t('getCodeTitle')}
          text={t('getCodeText')}
          samples={order && ((address) => speechSamples({ ...order, address }))}
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
