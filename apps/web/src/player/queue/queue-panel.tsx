import { FilePlus2, ListMusic, SkipBack, SkipForward, Trash2 } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useMessages } from '#web/player/messages.ts';
import { FloatingPanel } from '#web/player/panels/floating-panel.tsx';
import { QueueList } from '#web/player/queue/queue-list.tsx';
import {
  clearQueue,
  queueFiles,
  skipToNext,
  skipToPrevious,
  useQueue,
} from '#web/player/queue/queue-store.ts';
import { usePlayer } from '#web/player/state/player-store.ts';
import { formatDuration } from '#web/shared/format/times.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { VoiceOrb } from '#web/ui/voice-orb.tsx';

/** What comes next. Sound files can be dropped on it. */
export function QueuePanel() {
  const t = useMessages();
  const upcoming = useQueue((queue) => queue.upcoming);
  const list = useRef<HTMLDivElement>(null);
  useFileDrop(list);
  return (
    <FloatingPanel
      title={t('queue')}
      aside={<QueueButtons />}
      className="max-h-[min(30rem,calc(100dvh-12rem))] w-96"
    >
      <div ref={list} className="flex min-h-0 flex-1 flex-col overflow-y-auto">
        <NowPlaying />
        {upcoming.length === 0 ? (
          <div className="flex flex-col items-center gap-2 px-8 py-8 text-center text-13 text-ink-3">
            <ListMusic aria-hidden className="size-5" />
            <p>{t('queueEmpty')}</p>
          </div>
        ) : (
          <>
            <ComesNext />
            <QueueList entries={upcoming} />
          </>
        )}
      </div>
    </FloatingPanel>
  );
}

/** How many, and how long as far as that is known. */
function ComesNext() {
  const t = useMessages();
  const upcoming = useQueue((queue) => queue.upcoming);
  const seconds =
    upcoming.reduce((sum, { playable }) => sum + (playable.item.info.durationMs ?? 0), 0) / 1000;
  const count = t('comesNext', { count: upcoming.length });
  return (
    <p className="px-4 pt-3 pb-1 text-12 text-ink-3">
      {seconds > 0 ? `${count} · ${formatDuration(seconds)}` : count}
    </p>
  );
}

function QueueButtons() {
  const t = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const hasNext = useQueue((queue) => queue.upcoming.length > 0);
  return (
    <>
      <IconButton size="sm" label={t('previous')} onClick={skipToPrevious}>
        <SkipBack aria-hidden />
      </IconButton>
      <IconButton size="sm" label={t('next')} disabled={!hasNext} onClick={() => skipToNext()}>
        <SkipForward aria-hidden />
      </IconButton>
      <IconButton size="sm" label={t('addFiles')} onClick={() => input.current?.click()}>
        <FilePlus2 aria-hidden />
      </IconButton>
      <input
        ref={input}
        type="file"
        accept="audio/*"
        multiple
        hidden
        onChange={(event) => {
          queueFiles(event.target.files ?? []);
          event.target.value = '';
        }}
      />
      <IconButton size="sm" label={t('clearQueue')} disabled={!hasNext} onClick={clearQueue}>
        <Trash2 aria-hidden />
      </IconButton>
    </>
  );
}

function NowPlaying() {
  const t = useMessages();
  const item = usePlayer((player) => player.item);
  if (!item) return null;
  return (
    <div className="border-b px-4 py-3">
      <p className="pb-1.5 text-12 text-ink-3">{t('nowPlaying')}</p>
      <div className="flex items-center gap-3">
        <VoiceOrb id={item.info.voice_id} name={item.info.voice_name} size={28} />
        <p className="min-w-0 flex-1 truncate font-medium text-13">{item.info.title}</p>
      </div>
    </div>
  );
}

/** By listener: a list that takes files is no control. */
function useFileDrop(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = target.current;
    const onDragOver = (event: DragEvent) => event.preventDefault();
    const onDrop = (event: DragEvent) => {
      event.preventDefault();
      queueFiles([...(event.dataTransfer?.files ?? [])].filter(({ type }) => type.startsWith('audio/')));
    };
    element?.addEventListener('dragover', onDragOver);
    element?.addEventListener('drop', onDrop);
    return () => {
      element?.removeEventListener('dragover', onDragOver);
      element?.removeEventListener('drop', onDrop);
    };
  }, [target]);
}
