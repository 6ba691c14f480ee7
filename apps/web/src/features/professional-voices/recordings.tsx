import type { ProfessionalVoice } from '@mynah/contract/voices/professional-voices';
import { sampleLimits } from '@mynah/contract/voices/sample-limits';
import { professionalSpeech } from '@mynah/contract/voices/training-stages';
import { useQuery } from '@tanstack/react-query';
import { AddRecordings } from '#web/features/professional-voices/add-recordings.tsx';
import { useMessages } from '#web/features/professional-voices/messages.ts';
import { samplesQuery } from '#web/features/professional-voices/professional-voices.requests.ts';
import { RecordingCard } from '#web/features/professional-voices/recording-card.tsx';
import { formatDuration } from '#web/shared/format/times.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type RecordingsProps = { voice: ProfessionalVoice; isLocked: boolean };

export function Recordings({ voice, isLocked }: RecordingsProps) {
  const t = useMessages();
  const samples = useQuery(samplesQuery(voice.voice_id));
  const count = samples.data?.length ?? 0;
  return (
    <div className="flex flex-col gap-5">
      <p className="text-pretty text-13 text-ink-2">{isLocked ? t('whileTraining') : t('recordingsIntro')}</p>
      <LengthSoFar seconds={voice.speech_secs} />
      {samples.isPending ? (
        <Skeleton className="h-24" />
      ) : !samples.data ? (
        <ErrorState error={samples.error} title={t('voiceFailed')} onRetry={() => void samples.refetch()} />
      ) : (
        count > 0 && (
          <ul className="flex flex-col gap-3">
            {samples.data.map((sample) => (
              <RecordingCard
                key={sample.sample_id}
                voiceId={voice.voice_id}
                sample={sample}
                isLocked={isLocked}
              />
            ))}
          </ul>
        )
      )}
      {!isLocked && <AddRecordings voiceId={voice.voice_id} room={sampleLimits.filesPerVoice - count} />}
    </div>
  );
}

/** What there is, against what is needed and what is best. */
function LengthSoFar({ seconds }: { seconds: number }) {
  const t = useMessages();
  const { leastSecs, advisedSecs } = professionalSpeech;
  const lengths = { least: leastSecs / 60, advised: advisedSecs / 60 };
  const key = seconds >= advisedSecs ? 'lengthBest' : seconds >= leastSecs ? 'lengthGood' : 'lengthLeast';
  const length = t('length', { length: formatDuration(seconds) });
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-13">
        <span className="font-medium">{length}</span>
        <span className="text-ink-2">{t(key, lengths)}</span>
      </div>
      <Progress fraction={seconds / advisedSecs} label={t('stepRecordings')} valueText={length} />
    </div>
  );
}
