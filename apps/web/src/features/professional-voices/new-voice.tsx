import { useQueryClient } from '@tanstack/react-query';
import { BackLink } from '#web/features/professional-voices/back-link.tsx';
import { useMessages } from '#web/features/professional-voices/messages.ts';
import { NameForm } from '#web/features/professional-voices/name-form.tsx';
import {
  createVoice,
  professionalKey,
} from '#web/features/professional-voices/professional-voices.requests.ts';
import { Step } from '#web/features/professional-voices/step.tsx';

type NewVoiceProps = { onMade: (voiceId: string) => void; onLeave: () => void };

/** The first step makes the voice: from then on the steps can be left and found again. */
export function NewVoice({ onMade, onLeave }: NewVoiceProps) {
  const t = useMessages();
  const client = useQueryClient();
  return (
    <>
      <BackLink onLeave={onLeave} />
      <Step number={1} title={t('stepName')} isDone={false}>
        <NameForm
          submitLabel={t('create')}
          onCancel={onLeave}
          onSubmit={async (words) => {
            const voiceId = await createVoice(words);
            await client.invalidateQueries({ queryKey: professionalKey });
            onMade(voiceId);
          }}
        />
      </Step>
    </>
  );
}
