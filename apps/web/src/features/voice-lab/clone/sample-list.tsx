import { Pause, Play, Scissors, X } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { DraftSample } from '#web/features/voice-lab/clone/draft-sample.ts';
import type { Samples } from '#web/features/voice-lab/clone/use-samples.ts';
import { useMessages } from '#web/features/voice-lab/messages.ts';
import { toggleSound, useSoundPlays } from '#web/features/voice-lab/play-sound.ts';
import { lazy } from '#web/shared/connection/lazy.ts';
import { formatLength } from '#web/shared/format/times.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const TrimField = lazy(async () => ({
  default: (await import('#web/features/voice-lab/clone/trim-field.tsx')).TrimField,
}));

type SampleListProps = Pick<Samples, 'samples' | 'trim' | 'remove'>;

/** The chosen recordings, each with what it is worth. */
export function SampleList({ samples, ...actions }: SampleListProps) {
  const t = useMessages();
  if (samples.length === 0) return null;
  return (
    <ul aria-label={t('samples')} className="divide-y rounded-xl border bg-surface">
      {samples.map((sample) => (
        <SampleItem key={sample.key} sample={sample} {...actions} />
      ))}
    </ul>
  );
}

function SampleItem({ sample, trim, remove }: { sample: DraftSample } & Omit<SampleListProps, 'samples'>) {
  const t = useMessages();
  const [isTrimming, setTrimming] = useState(false);
  const { key, file, original } = sample;
  const id = `sample:${key}:${sample.stretch?.start}:${sample.stretch?.end}`;
  const isPlaying = useSoundPlays(id);
  const { name } = file;
  return (
    <li className="flex flex-col gap-2 px-3 py-2.5">
      <div className="flex items-center gap-2">
        <IconButton
          size="sm"
          hideTooltip
          label={t(isPlaying ? 'pauseSample' : 'playSample', { name })}
          onClick={() => void toggleSound({ id, title: name }, async () => file)}
        >
          {isPlaying ? (
            <Pause aria-hidden fill="currentColor" strokeWidth={0} />
          ) : (
            <Play aria-hidden fill="currentColor" strokeWidth={0} />
          )}
        </IconButton>
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium text-13">{name}</p>
          <Worth sample={sample} />
        </div>
        <IconButton
          size="sm"
          label={t('trimSample', { name })}
          aria-expanded={isTrimming}
          onClick={() => setTrimming(!isTrimming)}
        >
          <Scissors aria-hidden />
        </IconButton>
        <IconButton size="sm" label={t('removeSample', { name })} onClick={() => remove(key)}>
          <X aria-hidden />
        </IconButton>
      </div>
      {isTrimming && (
        <Suspense fallback={<Skeleton className="h-30" />}>
          <TrimField
            file={original}
            stretch={sample.stretch}
            onTrim={(stretch) => void trim(key, original, stretch)}
          />
        </Suspense>
      )}
    </li>
  );
}

function Worth({ sample: { state, findings, refusal } }: { sample: DraftSample }) {
  const t = useMessages();
  if (refusal) return <p className="text-12 text-danger">{refusal}</p>;
  if (state === 'looking') {
    return (
      <p role="status" className="text-12 text-ink-3">
        {t('looking')}
      </p>
    );
  }
  if (!findings) return <p className="text-12 text-ink-3">{t('notLooked')}</p>;
  const facts = [
    t('speechOf', { length: formatLength(findings.speech_secs) }),
    findings.signal_to_noise_db !== null && t(noiseWord(findings.signal_to_noise_db)),
    findings.clipped > 0.001 && t('clipped'),
    findings.speakers > 1 && t('severalSpeakers', { count: findings.speakers }),
  ];
  return <p className="text-12 text-ink-2">{facts.filter(Boolean).join(' · ')}</p>;
}

const noiseWord = (ratioDb: number) =>
  ratioDb >= 30 ? 'noiseNone' : ratioDb >= 20 ? 'noiseSome' : 'noiseMuch';
