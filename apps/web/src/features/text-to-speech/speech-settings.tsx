import { RotateCcw } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useMessages } from '#web/features/text-to-speech/messages.ts';
import { resetVoiceSettings, useHasOwnSettings } from '#web/features/text-to-speech/voice-settings.ts';
import { type PickerVoice, type useVoices, VoiceButton } from '#web/features/voices/index.ts';
import { GetCode } from '#web/shared/making/get-code.tsx';
import { Labelled } from '#web/shared/making/labelled.tsx';
import { ModelChoice } from '#web/shared/making/model-choice.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';

type ModelProps = ComponentProps<typeof ModelChoice>;

type SpeechSettingsProps = {
  voice: PickerVoice | undefined;
  voices: ReturnType<typeof useVoices>;
  models: ModelProps['models'];
  onModel: ModelProps['onSelect'];
  /** What is made here, as code. */
  code: ComponentProps<typeof GetCode>;
  resetLabel: string;
  /** What can be set of it. */
  children: ReactNode;
};

/** Who speaks, by which model, and how: the settings of all that speaks with one voice. */
export function SpeechSettings(props: SpeechSettingsProps) {
  const { voice, voices, models, onModel, code, resetLabel, children } = props;
  const t = useMessages();
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
        <ModelChoice label={t('model')} failedTitle={t('modelsFailed')} models={models} onSelect={onModel} />
      </Labelled>
      {children}
      <div className="-mx-2 flex justify-between">
        <GetCode {...code} />
        <Button
          variant="ghost"
          size="sm"
          disabled={!voice || !hasOwnSettings}
          onClick={() => voice && resetVoiceSettings(voice.voice_id)}
        >
          <RotateCcw aria-hidden />
          {resetLabel}
        </Button>
      </div>
    </div>
  );
}
