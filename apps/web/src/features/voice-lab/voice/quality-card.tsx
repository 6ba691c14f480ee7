import type { CloneQuality } from '@mynah/contract/voices/voice-cloning';
import type { Voice } from '@mynah/contract/voices/voices';
import { CircleCheck, Lightbulb } from 'lucide-react';
import type { CloneState } from '#web/features/voice-lab/lab.requests.ts';
import { useMessages } from '#web/features/voice-lab/messages.ts';
import { useCloneState } from '#web/features/voice-lab/use-clone-state.ts';
import { closenessOf } from '#web/features/voice-lab/voice/quality-words.ts';
import { SectionCard } from '#web/features/voice-lab/voice/section-card.tsx';
import { formatDuration } from '#web/shared/format/times.ts';
import { Progress } from '#web/ui/progress.tsx';

/** How near the clone comes, how far its refinement is, and what would bring it nearer. */
export function QualityCard({ voice }: { voice: Voice }) {
  const t = useMessages();
  const clone = useCloneState(voice);
  if (!clone || (clone.quality === null && clone.state === 'ready')) return null;
  return (
    <SectionCard title={t('quality')}>
      {clone.state === 'refining' && <Refining clone={clone} />}
      {clone.state === 'failed' && <p className="text-13 text-ink-2">{t('refineFailed')}</p>}
      {clone.quality && <Quality quality={clone.quality} />}
    </SectionCard>
  );
}

function Refining({ clone: { progress, eta_secs } }: { clone: CloneState }) {
  const t = useMessages();
  const percent = t('refiningPercent', { percent: Math.floor(progress * 100) });
  return (
    <div className="flex flex-col gap-2 rounded-lg bg-sunken p-3.5">
      <p role="status" className="text-13 text-ink">
        {t('refiningText')}
      </p>
      <Progress fraction={progress} label={t('refining')} valueText={percent} />
      <p className="text-12 text-ink-2">
        {percent}
        {eta_secs !== null && ` · ${t('timeLeft', { time: formatDuration(eta_secs) })}`}
      </p>
    </div>
  );
}

function Quality({ quality }: { quality: CloneQuality }) {
  const t = useMessages();
  const closeness = closenessOf(quality);
  return (
    <>
      {closeness && (
        <div className="flex flex-col gap-2">
          <p className="font-medium text-18">{closeness.title}</p>
          <Progress fraction={closeness.share} label={t('closeLabel')} valueText={closeness.text} />
          <p className="text-13 text-ink-2">{closeness.text}</p>
        </div>
      )}
      {quality.advice.length > 0 ? (
        <ul aria-label={t('advice')} className="flex flex-col gap-2">
          {quality.advice.map((sentence) => (
            <li key={sentence} className="flex items-start gap-2 text-13 text-ink-2">
              <Lightbulb aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-ink" />
              {sentence}
            </li>
          ))}
        </ul>
      ) : (
        <p className="flex items-start gap-2 text-13 text-ink-2">
          <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-positive" />
          {t('adviceNone')}
        </p>
      )}
    </>
  );
}
