import { useQuery } from '@tanstack/react-query';
import type { AgentContent } from '#web/features/agents/agent-types.ts';
import { useConfig } from '#web/features/agents/editor/editor-context.tsx';
import { Section } from '#web/features/agents/editor/fields.tsx';
import { VoiceChoice } from '#web/features/agents/editor/tabs/voice-choice.tsx';
import { useMessages } from '#web/features/agents/messages.ts';
import { modelsQuery } from '#web/shared/models/models.requests.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Slider } from '#web/ui/slider.tsx';

type SpeechModel = AgentContent['conversation_config']['tts']['model_id'];

/** Those that a conversation can speak with, quickest first. */
const speechModels: readonly SpeechModel[] = [
  'eleven_flash_v2',
  'eleven_flash_v2_5',
  'eleven_turbo_v2',
  'eleven_turbo_v2_5',
  'eleven_multilingual_v2',
  'eleven_v3_conversational',
];

const percent = (value: number): string => `${Math.round(value * 100)}%`;

/** How it sounds. */
export function VoiceTab() {
  const t = useMessages();
  const [speech, setSpeech] = useConfig('tts');
  const { data: models } = useQuery(modelsQuery);
  const nameOf = (id: SpeechModel) => models?.find(({ model_id }) => model_id === id)?.name ?? id;
  return (
    <Section title={t('voice')}>
      <VoiceChoice voiceId={speech.voice_id} onChange={(voice_id) => setSpeech({ voice_id })} />
      <Field label={t('speechModel')} className="max-w-90">
        {(control) => (
          <Select
            {...control}
            value={speech.model_id}
            onChange={(model_id) => setSpeech({ model_id })}
            options={speechModels.map((value) => ({ value, label: nameOf(value) }))}
          />
        )}
      </Field>
      <Slider
        label={t('stability')}
        min={0}
        max={1}
        step={0.01}
        value={speech.stability}
        onChange={(stability) => setSpeech({ stability })}
        formatValue={percent}
        ends={[t('livelier'), t('steadier')]}
      />
      <Slider
        label={t('similarity')}
        min={0}
        max={1}
        step={0.01}
        value={speech.similarity_boost}
        onChange={(similarity_boost) => setSpeech({ similarity_boost })}
        formatValue={percent}
      />
      <Slider
        label={t('speed')}
        min={0.7}
        max={1.2}
        step={0.01}
        value={speech.speed}
        onChange={(speed) => setSpeech({ speed })}
        formatValue={(value) => `${value.toFixed(2)}×`}
        ends={[t('slower'), t('faster')]}
      />
    </Section>
  );
}
