import type { ProfessionalVoice } from '@mynah/contract/voices/professional-voices';
import { professionalSpeech, trainingStages } from '@mynah/contract/voices/training-stages';
import { useQueryClient } from '@tanstack/react-query';
import { Check, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#web/features/professional-voices/messages.ts';
import {
  cancelTraining,
  isRunning,
  professionalKey,
  startTraining,
} from '#web/features/professional-voices/professional-voices.requests.ts';
import { TrainingResult } from '#web/features/professional-voices/training-result.tsx';
import { formatDuration } from '#web/shared/format/times.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { confirm } from '#web/ui/confirm.ts';
import { Progress } from '#web/ui/progress.tsx';
import { toast } from '#web/ui/toast.tsx';

type TrainingProps = { voice: ProfessionalVoice; isVerified: boolean };

export function Training({ voice, isVerified }: TrainingProps) {
  const { training } = voice;
  if (isRunning(voice)) return <Course voice={voice} />;
  return (
    <div className="flex flex-col gap-5">
      {training.state === 'fine_tuned' && <TrainingResult voice={voice} />}
      {training.state === 'failed' && <Failure text={training.message ?? ''} />}
      <Start voice={voice} isVerified={isVerified} />
    </div>
  );
}

function Failure({ text }: { text: string }) {
  const t = useMessages();
  return (
    <div role="alert" className="flex gap-2 rounded-md bg-danger-soft px-3 py-2 text-13 text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <p>
        <span className="font-medium">{t('trainingFailed')}. </span>
        {text}
      </p>
    </div>
  );
}

function Start({ voice, isVerified }: TrainingProps) {
  const t = useMessages();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const missing = [
    ...(voice.speech_secs < professionalSpeech.leastSecs
      ? [t('missingRecordings', { least: professionalSpeech.leastSecs / 60 })]
      : []),
    ...(isVerified ? [] : [t('missingVerification')]),
  ];
  const start = async () => {
    setBusy(true);
    try {
      await startTraining(voice.voice_id);
      await client.invalidateQueries({ queryKey: professionalKey });
      toast.success(t('started'));
    } catch (error) {
      toast.failure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div className="max-w-100 text-pretty text-13 text-ink-2">
        {missing.length > 0 ? (
          <>
            <p>{t('missing')}</p>
            <ul className="mt-1 list-disc ps-5">
              {missing.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </>
        ) : (
          <p>{t(voice.is_ready ? 'trainAgainText' : 'trainText')}</p>
        )}
      </div>
      <Button
        variant={voice.is_ready ? 'secondary' : 'primary'}
        disabled={missing.length > 0}
        isBusy={isBusy}
        onClick={() => void start()}
      >
        {t(voice.is_ready ? 'trainAgain' : 'train')}
      </Button>
    </div>
  );
}

/** Stages that are shown: waiting is said in words, and done is the result. */
const shownStages = trainingStages.slice(1, -1);

function Course({ voice: { voice_id, training } }: { voice: ProfessionalVoice }) {
  const t = useMessages();
  const { stage, progress, eta_secs: eta } = training;
  const percent = t('percent', { percent: Math.floor(progress * 100) });
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-3 text-13">
          <p role="status" className="font-medium">
            {t(`stage_${stage}`)}
          </p>
          <p className="text-ink-2">
            {percent}
            {eta !== null && ` · ${t('left', { time: formatDuration(roundTime(eta)) })}`}
          </p>
        </div>
        <Progress
          fraction={stage === 'waiting' ? null : progress}
          label={t('progress')}
          valueText={percent}
        />
      </div>
      <ol className="flex flex-col gap-1.5 text-13">
        {shownStages.map((each) => (
          <StageLine key={each} stage={each} now={stage} />
        ))}
      </ol>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-12 text-ink-2">{t('trainText')}</p>
        <CancelButton voiceId={voice_id} />
      </div>
    </div>
  );
}

type Stage = ProfessionalVoice['training']['stage'];

function StageLine({ stage, now }: { stage: Stage; now: Stage }) {
  const t = useMessages();
  const isPast = trainingStages.indexOf(stage) < trainingStages.indexOf(now);
  const isNow = stage === now;
  return (
    <li
      aria-current={isNow ? 'step' : undefined}
      className={classNames('flex items-center gap-2', isNow ? 'text-ink' : 'text-ink-2')}
    >
      <span aria-hidden className="grid size-4 place-items-center">
        {isPast ? (
          <Check className="size-3.5 text-positive" />
        ) : (
          <span
            className={classNames(
              'size-1.5 rounded-full',
              isNow ? 'animate-pulse bg-accent' : 'bg-line-strong',
            )}
          />
        )}
      </span>
      {t(`stage_${stage}`)}
      {isPast && <span className="sr-only">{t('done')}</span>}
    </li>
  );
}

/** Seconds are false exactness where minutes are left. */
const roundTime = (seconds: number): number => (seconds > 90 ? Math.round(seconds / 60) * 60 : seconds);

function CancelButton({ voiceId }: { voiceId: string }) {
  const t = useMessages();
  const client = useQueryClient();
  const cancel = async () => {
    const isSure = await confirm({
      title: t('cancelTitle'),
      description: t('cancelText'),
      confirmLabel: t('cancelTraining'),
      cancelLabel: t('keepTraining'),
      isDanger: true,
    });
    if (!isSure) return;
    await cancelTraining(voiceId).catch(toast.failure);
    await client.invalidateQueries({ queryKey: professionalKey });
  };
  return (
    <Button size="sm" onClick={() => void cancel()}>
      {t('cancelTraining')}
    </Button>
  );
}
