import type { VoiceSample } from '@mynah/contract/voices/voice-samples';
import { useQueryClient } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { ClipButton } from '#web/features/professional-voices/clip-button.tsx';
import { useMessages } from '#web/features/professional-voices/messages.ts';
import {
  fetchClip,
  professionalKey,
  separateSpeakers,
} from '#web/features/professional-voices/professional-voices.requests.ts';
import { formatLength } from '#web/shared/format/times.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { toast } from '#web/ui/toast.tsx';

type SpeakersProps = {
  voiceId: string;
  sample: VoiceSample;
  isLocked: boolean;
  /** None: everybody. */
  onChoose: (speakerIds: string[]) => void;
};

/** Who speaks in a recording, and whose voice of them is meant. */
export function Speakers({ voiceId, sample, isLocked, onChoose }: SpeakersProps) {
  const t = useMessages();
  const separation = sample.speaker_separation;
  const speakers = Object.values(separation?.speakers ?? {});
  if (separation?.status === 'pending') {
    return (
      <p role="status" className="flex items-center gap-2 text-12 text-ink-2">
        <Spinner />
        {t('findingSpeakers')}
      </p>
    );
  }
  if (separation?.status !== 'completed') {
    return isLocked ? null : <Find voiceId={voiceId} sample={sample} />;
  }
  if (speakers.length < 2) {
    return <p className="text-12 text-ink-2">{t(speakers.length === 0 ? 'noSpeakers' : 'oneSpeaker')}</p>;
  }
  const all = speakers.map(({ speaker_id }) => speaker_id);
  const chosen = separation.selected_speaker_ids ?? all;
  const choose = (id: string, isWanted: boolean) => {
    const next = all.filter((each) => (each === id ? isWanted : chosen.includes(each)));
    onChoose(next.length === all.length ? [] : next);
  };
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-12 text-ink-2">{t('chooseSpeakers')}</legend>
      {speakers.map(({ speaker_id: id, duration_secs }, index) => (
        <div key={id} className="flex items-center gap-2">
          <ClipButton
            label={t('playSpeaker', { number: index + 1 })}
            fetchSound={() => fetchClip({ voiceId, sampleId: sample.sample_id, speakerId: id }, false)}
          />
          <Checkbox
            label={t('speaker', { number: index + 1, length: formatLength(duration_secs) })}
            checked={chosen.includes(id)}
            // somebody has to be left
            disabled={isLocked || (chosen.length === 1 && chosen[0] === id)}
            onChange={(isWanted) => choose(id, isWanted)}
          />
        </div>
      ))}
    </fieldset>
  );
}

function Find({ voiceId, sample }: Pick<SpeakersProps, 'voiceId' | 'sample'>) {
  const t = useMessages();
  const client = useQueryClient();
  const find = async () => {
    try {
      await separateSpeakers(voiceId, sample.sample_id);
      await client.invalidateQueries({ queryKey: professionalKey });
    } catch (error) {
      toast.failure(error);
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="sm" onClick={() => void find()}>
        <Users aria-hidden />
        {t('findSpeakers')}
      </Button>
      {sample.speaker_separation?.status === 'failed' && (
        <p role="alert" className="text-12 text-danger">
          {t('speakersFailed')}
        </p>
      )}
    </div>
  );
}
