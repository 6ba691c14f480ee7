import { useMessages } from '#web/features/agents/messages.ts';
import { useVoices, VoiceButton } from '#web/features/voices/index.ts';
import { Labelled } from '#web/shared/making/labelled.tsx';

interface VoiceChoiceProps {
  voiceId: string;
  onChange: (voiceId: string) => void;
}

/** Who speaks. */
export function VoiceChoice({ voiceId, onChange }: VoiceChoiceProps) {
  const t = useMessages();
  const { data: voices } = useVoices();
  const voice = voices?.find(({ voice_id }) => voice_id === voiceId);
  // programs of the public API name voices that are not in the list; the nearest one speaks
  const stranger = voices?.[0] && {
    ...voices[0],
    voice_id: voiceId,
    name: voiceId,
    description: null,
    labels: {},
  };
  return (
    <Labelled label={t('voice')}>
      <VoiceButton voice={voice ?? stranger} onSelect={onChange} />
      {voices && !voice && <p className="text-12 text-ink-3">{t('voiceUnknown')}</p>}
    </Labelled>
  );
}
