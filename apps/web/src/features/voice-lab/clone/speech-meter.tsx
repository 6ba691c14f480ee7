import { Lightbulb } from 'lucide-react';
import {
  adviceFor,
  type DraftSample,
  GOOD_SECONDS,
  speechSeconds,
} from '#web/features/voice-lab/clone/draft-sample.ts';
import { useMessages } from '#web/features/voice-lab/messages.ts';
import { formatLength } from '#web/shared/format/times.ts';
import { Progress } from '#web/ui/progress.tsx';

type SpeechMeterProps = { samples: readonly DraftSample[]; removesNoise: boolean };

/** Whether there is enough, and what would make it better. */
export function SpeechMeter({ samples, removesNoise }: SpeechMeterProps) {
  const t = useMessages();
  const seconds = speechSeconds(samples);
  if (seconds === 0) return null;
  const length = formatLength(seconds);
  const words = seconds < GOOD_SECONDS ? t('speechLittle', { length }) : t('speechEnough', { length });
  // what the switch below will do is no advice any more
  const advice = adviceFor(samples).filter((sentence) => !removesNoise || !/background noise/.test(sentence));
  return (
    <div className="flex flex-col gap-2">
      <Progress fraction={seconds / GOOD_SECONDS} label={t('speechLabel')} valueText={words} />
      <p role="status" className="text-12 text-ink-2">
        {words}
      </p>
      {advice.map((sentence) => (
        <p key={sentence} className="flex items-start gap-2 text-13 text-ink-2">
          <Lightbulb aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-ink" />
          {sentence}
        </p>
      ))}
    </div>
  );
}
