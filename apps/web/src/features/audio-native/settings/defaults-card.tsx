import { useQuery } from '@tanstack/react-query';
import type { AudioNativeSettings } from '#web/features/audio-native/audio-native.requests.ts';
import { useMessages } from '#web/features/audio-native/messages.ts';
import { useSaveSettings } from '#web/features/audio-native/settings/settings-frame.tsx';
import { useSelectedVoice, useVoices, VoiceButton } from '#web/features/voices/index.ts';
import { useIsViewer } from '#web/shared/account/roles.ts';
import { modelsQuery } from '#web/shared/models/models.requests.ts';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';

const standard = 'standard';

/** What new players are made with. */
export function DefaultsCard({ settings }: { settings: AudioNativeSettings }) {
  const t = useMessages();
  const isViewer = useIsViewer();
  const { save } = useSaveSettings();
  const { data: models = [] } = useQuery(modelsQuery);
  const voices = useVoices();
  const usual = useSelectedVoice(voices.data);
  const voice = voices.data?.find(({ voice_id }) => voice_id === settings.voice_id) ?? usual;
  return (
    <Card className="flex flex-col gap-5 p-5">
      <div className="flex max-w-100 flex-col gap-1.5">
        <h2 className="font-medium text-13 text-ink">{t('voice')}</h2>
        <div inert={isViewer}>
          <VoiceButton voice={voice} isStudio onSelect={(voiceId) => void save({ voice_id: voiceId })} />
        </div>
        <p className="text-12 text-ink-3">{isViewer ? t('viewers') : t('voiceHint')}</p>
      </div>
      <Field label={t('model')} className="max-w-100">
        {(control) => (
          <Select
            {...control}
            aria-label={t('model')}
            disabled={isViewer}
            value={settings.model_id ?? standard}
            onChange={(model) => void save({ model_id: model === standard ? null : model })}
            options={[
              { value: standard, label: t('modelDefault') },
              ...models
                .filter(({ can_do_text_to_speech }) => can_do_text_to_speech)
                .map(({ model_id, name }) => ({ value: model_id, label: name })),
            ]}
          />
        )}
      </Field>
    </Card>
  );
}
