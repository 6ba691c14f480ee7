import { DictionaryChoice } from '#web/features/dictionaries/index.ts';
import { AdvancedFields } from '#web/features/text-to-speech/advanced-fields.tsx';
import { changeDraft, useDraft } from '#web/features/text-to-speech/draft.ts';
import { useMessages } from '#web/features/text-to-speech/messages.ts';
import { selectModel } from '#web/features/text-to-speech/models.requests.ts';
import { LoadingSliders, SettingSliders } from '#web/features/text-to-speech/setting-sliders.tsx';
import { speechSamples } from '#web/features/text-to-speech/speech-samples.ts';
import { SpeechSettings } from '#web/features/text-to-speech/speech-settings.tsx';
import type { Compose } from '#web/features/text-to-speech/use-compose.ts';

export function SettingsPanel({ compose }: { compose: Compose }) {
  const t = useMessages();
  const { voice, voices, model, models, settings, order } = compose;
  const isLoading = voices.isPending || models.isPending;
  // what was taken up may stand in fields that were closed
  const restores = useDraft((draft) => draft.restores);
  const dictionaries = useDraft((draft) => draft.dictionaries);
  return (
    <SpeechSettings
      {...{ voice, voices, models }}
      onModel={selectModel}
      code={{
        title: t('getCodeTitle'),
        text: t('getCodeText'),
        samples: order && ((address) => speechSamples({ ...order, address })),
      }}
      resetLabel={t('reset')}
    >
      {isLoading && <LoadingSliders />}
      {voice && !isLoading && <SettingSliders voiceId={voice.voice_id} settings={settings} model={model} />}
      <DictionaryChoice
        chosen={dictionaries}
        onChange={(chosen) => changeDraft({ dictionaries: chosen })}
        isHiddenWhenEmpty
      />
      <AdvancedFields key={restores} model={model} />
    </SpeechSettings>
  );
}
