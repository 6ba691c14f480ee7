import { useMemo } from 'react';
import { useMessages } from '#web/features/sound-effects/messages.ts';
import { SoundCard } from '#web/features/sound-effects/sound-card.tsx';
import { type SoundTake, useTakes } from '#web/features/sound-effects/takes.ts';
import { playerItem, playUrl, togglePlay, usePlayer } from '#web/player/index.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { formatLength } from '#web/shared/format/times.ts';
import { saveBlob } from '#web/shared/save-blob.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Waveform } from '#web/ui/waveform.tsx';

/** The four takes, as they come. */
export function TakeList() {
  const t = useMessages();
  const { takes, isMaking } = useTakes();
  const isDone = takes.length > 0 && !isMaking;
  return (
    <section aria-labelledby="takes">
      <h2 id="takes" className="sr-only">
        {t('takes')}
      </h2>
      <ul className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
        {takes.map((take, index) => (
          <TakeCard key={take.id} take={take} name={t('take', { letter: String.fromCharCode(65 + index) })} />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {isDone && t('ready')}
      </p>
      <TakeNotes takes={takes} />
    </section>
  );
}

function TakeCard({ take, name }: { take: SoundTake; name: string }) {
  const t = useMessages();
  const isPlaying = usePlayer(({ item, isPlaying }) => isPlaying && item?.id === take.id);
  if (take.state === 'making')
    return (
      <li className="flex flex-col gap-3 rounded-xl border bg-surface p-3" aria-busy>
        <p className="text-12 text-ink-3">{`${name} · ${t('making')}`}</p>
        <Skeleton className="h-8 w-full" />
      </li>
    );
  if (take.state === 'failed')
    return (
      <li role="alert" className="rounded-xl border bg-surface p-3 text-13">
        <p className="font-medium text-danger">{`${name}: ${t('failed')}`}</p>
        <p className="text-ink-2">{errorText(take.error)}</p>
      </li>
    );
  return (
    <SoundCard
      name={name}
      detail={take.durationMs !== undefined && formatLength(take.durationMs / 1000)}
      picture={<TakePicture peaks={take.peaks ?? ''} />}
      isPlaying={isPlaying}
      onPlay={() => playTake(take, name)}
      onDownload={() => take.blob && take.fileName && saveBlob(take.blob, take.fileName)}
    />
  );
}

function TakePicture({ peaks }: { peaks: string }) {
  const heights = useMemo(
    () => Float32Array.from(atob(peaks), (letter) => letter.charCodeAt(0) / 255),
    [peaks],
  );
  return <Waveform peaks={heights} />;
}

/** What the engine says once for all takes. */
function TakeNotes({ takes }: { takes: readonly SoundTake[] }) {
  const t = useMessages();
  const warnings = new Set(takes.flatMap((take) => take.warnings));
  const engine = takes.find((take) => take.engine)?.engine;
  const closest = takes.find((take) => take.closest)?.closest;
  return (
    <div className="mt-4 flex flex-col gap-1 text-12 text-ink-3">
      {closest && <p className="font-medium text-danger">{t('lowSimilarity', { title: closest })}</p>}
      {warnings.has('reduced_library') && <p>{t('reducedLibrary')}</p>}
      {engine && <p>{t(engine === 'foley' ? 'engine' : 'otherEngine', { engine })}</p>}
    </div>
  );
}

/** Takes are heard against one another at the same playhead. */
function playTake(take: SoundTake, name: string): void {
  const { item } = usePlayer.getState();
  if (item?.id === take.id) {
    togglePlay();
    return;
  }
  if (!take.url) return;
  const next = playerItem({
    id: take.id,
    type: 'soundEffect',
    extra: { text: take.text },
    info: { title: take.text.slice(0, 120), description: name, durationMs: take.durationMs ?? null },
  });
  const isComparing = useTakes.getState().takes.some(({ id }) => id === item?.id);
  const isPlaying = usePlayer.getState().isPlaying;
  if (isComparing && isPlaying) playUrl(next, take.url, { peakBytes: take.peaks, isInPlace: true });
  else playUrl(next, take.url, { peakBytes: take.peaks });
}
