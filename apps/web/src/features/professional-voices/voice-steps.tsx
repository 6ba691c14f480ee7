import type { ProfessionalVoice } from '@mynah/contract/voices/professional-voices';
import { professionalSpeech } from '@mynah/contract/voices/training-stages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BackLink } from '#web/features/professional-voices/back-link.tsx';
import { useMessages } from '#web/features/professional-voices/messages.ts';
import { NameForm } from '#web/features/professional-voices/name-form.tsx';
import {
  editVoice,
  isRunning,
  professionalKey,
} from '#web/features/professional-voices/professional-voices.requests.ts';
import { Recordings } from '#web/features/professional-voices/recordings.tsx';
import { Step } from '#web/features/professional-voices/step.tsx';
import { Training } from '#web/features/professional-voices/training.tsx';
import { Verification } from '#web/features/professional-voices/verification.tsx';
import { languageName } from '#web/shared/format/language-name.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.tsx';

type VoiceStepsProps = { voice: ProfessionalVoice; onLeave: () => void };

/** All that a professional voice needs, on one page. */
export function VoiceSteps({ voice, onLeave }: VoiceStepsProps) {
  const t = useMessages();
  const isVerified = voice.is_verified || !voice.requires_verification;
  return (
    <>
      <BackLink onLeave={onLeave} />
      <NameStep voice={voice} />
      <Step number={2} title={t('stepRecordings')} isDone={voice.speech_secs >= professionalSpeech.leastSecs}>
        <Recordings voice={voice} isLocked={isRunning(voice)} />
      </Step>
      <Step number={3} title={t('stepVerification')} isDone={isVerified}>
        <Verification voice={voice} isVerified={isVerified} />
      </Step>
      <Step number={4} title={t('stepTraining')} isDone={voice.training.state === 'fine_tuned'}>
        <Training voice={voice} isVerified={isVerified} />
      </Step>
    </>
  );
}

function NameStep({ voice }: { voice: ProfessionalVoice }) {
  const t = useMessages();
  const client = useQueryClient();
  const [isEditing, setEditing] = useState(false);
  const { name, language, labels } = voice;
  const description = voice.description ?? '';
  const said = [languageName(language), ...Object.values(labels).map((value) => value.replaceAll('_', ' '))];
  const edit = !isEditing && (
    <Button size="sm" onClick={() => setEditing(true)}>
      {t('edit')}
    </Button>
  );
  return (
    <Step number={1} title={isEditing ? t('stepName') : name} isDone action={edit}>
      {isEditing ? (
        <NameForm
          words={{ name, language, description, labels }}
          submitLabel={t('save')}
          onCancel={() => setEditing(false)}
          onSubmit={async (words) => {
            await editVoice(voice.voice_id, words);
            for (const queryKey of [professionalKey, ['voices']]) void client.invalidateQueries({ queryKey });
            toast.success(t('saved'));
            setEditing(false);
          }}
        />
      ) : (
        <div className="flex flex-col gap-1 text-13">
          <p className="text-ink-2">{said.join(' · ')}</p>
          {description && <p className="text-pretty">{description}</p>}
        </div>
      )}
    </Step>
  );
}
