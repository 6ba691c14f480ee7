import type { ToolRun } from '@mynah/contract/speech/tool-runs';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMessages } from '#web/features/sound-effects/messages.ts';
import { SoundCard } from '#web/features/sound-effects/sound-card.tsx';
import { takeQuery } from '#web/features/sound-effects/takes.ts';
import { playerItem, playUrl, togglePlay, usePlayer } from '#web/player/index.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { request } from '#web/shared/api/call.ts';
import { formatLength } from '#web/shared/format/times.ts';
import { readableName } from '#web/shared/models/readable-name.ts';
import { saveBlob } from '#web/shared/save-blob.ts';
import { isOpen } from '#web/shared/tool-runs/tool-runs.requests.ts';
import { Progress } from '#web/ui/progress.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.tsx';
import { Waveform } from '#web/ui/waveform.tsx';

type TakeListProps = { takes: readonly ToolRun[]; isMaking: boolean };

/** The four takes, as they come. */
export function TakeList({ takes, isMaking }: TakeListProps) {
  const t = useMessages();
  const ids = takes.map(({ run_id }) => run_id);
  return (
    <section aria-labelledby="takes">
      <h2 id="takes" className="sr-only">
        {t('takes')}
      </h2>
      <ul className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
        {takes.map((take, index) => (
          <TakeCard
            key={take.run_id}
            take={take}
            name={t('take', { letter: String.fromCharCode(65 + index) })}
            others={ids}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {!isMaking && t('ready')}
      </p>
      <TakeNotes takes={takes} />
    </section>
  );
}

type TakeCardProps = {
  take: ToolRun;
  name: string;
  /** Of the same prompt. */
  others: readonly string[];
};

function TakeCard({ take, name, others }: TakeCardProps) {
  const t = useMessages();
  if (take.history_item_id !== null)
    return <ReadyTake take={take} itemId={take.history_item_id} name={name} others={others} />;
  if (isOpen(take)) return <MakingTake name={name} progress={take.progress} />;
  return (
    <li role="alert" className="rounded-xl border bg-surface p-3 text-13">
      <p className="font-medium text-danger">{`${name}: ${t('failed')}`}</p>
      <p className="text-ink-2">{take.failure}</p>
    </li>
  );
}

function MakingTake({ name, progress }: { name: string; progress: number }) {
  const t = useMessages();
  return (
    <li className="flex flex-col gap-3 rounded-xl border bg-surface p-3" aria-busy>
      <p className="text-12 text-ink-3">{`${name} · ${t('making')}`}</p>
      <Skeleton className="h-7 w-full" />
      <Progress fraction={progress > 0 ? progress : null} label={`${name}: ${t('making')}`} />
    </li>
  );
}

function ReadyTake({ take, itemId, name, others }: TakeCardProps & { itemId: string }) {
  const t = useMessages();
  const { run_id: id, title } = take;
  const { data, error } = useQuery(takeQuery(itemId));
  const isPlaying = usePlayer(({ item, isPlaying }) => isPlaying && item?.id === id);
  if (error)
    return (
      <li role="alert" className="rounded-xl border bg-surface p-3 text-13">
        <p className="font-medium text-danger">{`${name}: ${t('playFailed')}`}</p>
        <p className="text-ink-2">{errorText(error)}</p>
      </li>
    );
  if (!data) return <MakingTake name={name} progress={1} />;
  const { item, url } = data;
  const peaks = item.peaks ?? undefined;
  const play = (): void => {
    const now = usePlayer.getState();
    if (now.item?.id === id) {
      togglePlay();
      return;
    }
    const next = playerItem({
      id,
      type: 'soundEffect',
      extra: { text: title },
      info: { title: title.slice(0, 120), description: name, durationMs: item.duration_ms ?? null },
    });
    // takes are heard against one another at the same playhead
    const isInPlace = now.isPlaying && others.includes(now.item?.id ?? '');
    playUrl(next, url, { peakBytes: peaks, ...(isInPlace && { isInPlace }) });
  };
  const download = async (): Promise<void> => {
    const params = { history_item_id: itemId };
    const answer = await request('GET /v1/history/{history_item_id}/audio', { params });
    saveBlob(await answer.blob(), item.file_name ?? '');
  };
  return (
    <SoundCard
      name={name}
      detail={item.duration_ms != null && formatLength(item.duration_ms / 1000)}
      picture={<TakePicture peaks={peaks ?? ''} />}
      isPlaying={isPlaying}
      onPlay={play}
      onDownload={() => void download().catch(toast.failure)}
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
function TakeNotes({ takes }: { takes: readonly ToolRun[] }) {
  const t = useMessages();
  const warnings = new Set(takes.flatMap((take) => take.warnings));
  const engine = takes.find((take) => take.engine)?.engine;
  const closest = takes.find((take) => take.closest)?.closest;
  return (
    <div className="mt-4 flex flex-col gap-1 text-12 text-ink-3">
      {closest && <p className="font-medium text-danger">{t('lowSimilarity', { title: closest })}</p>}
      {warnings.has('reduced_library') && <p>{t('reducedLibrary')}</p>}
      {engine && <p>{t(engine === 'foley' ? 'engine' : 'otherEngine', { engine: readableName(engine) })}</p>}
    </div>
  );
}
