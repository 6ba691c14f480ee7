import { useQuery } from '@tanstack/react-query';
import { Download, FileDiff, History, Pause, Play, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { SnapshotDiff } from '#web/features/studio/conversion/snapshot-diff.tsx';
import { useMessages } from '#web/features/studio/messages.ts';
import { useOpenChapter, useOpenProject } from '#web/features/studio/project/open-project.tsx';
import {
  type ChapterSnapshot,
  fetchSnapshotAudio,
  restoreSnapshot,
  snapshotsQuery,
} from '#web/features/studio/studio.requests.ts';
import { useSession } from '#web/features/studio/text/use-session.ts';
import { playerItem, playUrl, togglePlay, usePlayer } from '#web/player/index.ts';
import { dateOfUnix, formatAgo, formatDateTime } from '#web/shared/format/times.ts';
import { saveBlob } from '#web/shared/save-blob.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { answerOrToast } from '#web/ui/ok-or-toast.ts';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { toast } from '#web/ui/toast.tsx';

/** What conversions of a chapter made: heard, saved, and laid beside the text of now. */
export function SnapshotsDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const { address, chapterName } = useOpenChapter();
  const snapshots = useQuery(snapshotsQuery(address));
  const [compared, setCompared] = useState<string>();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={t('snapshotsOf', { chapter: chapterName })}
      description={t('snapshotsText')}
    >
      <ListFrame
        query={snapshots}
        isInset
        loading={<SkeletonRows label={t('loadingSnapshots')} cells={['h-4 w-48']} />}
        failed={t('snapshotsFailed')}
        empty={
          <EmptyState
            icon={<History aria-hidden />}
            title={t('noSnapshots')}
            text={t('noSnapshotsText')}
            className="py-6!"
          />
        }
      >
        {(all) => (
          <ol aria-label={t('snapshots')} className="flex flex-col divide-y">
            {all.map((snapshot) => (
              <li key={snapshot.chapter_snapshot_id} className="flex flex-col gap-2 py-2.5">
                <SnapshotRow
                  snapshot={snapshot}
                  isCompared={compared === snapshot.chapter_snapshot_id}
                  onCompare={(isOn) => setCompared(isOn ? snapshot.chapter_snapshot_id : undefined)}
                />
                {compared === snapshot.chapter_snapshot_id && <SnapshotDiff snapshotId={compared} />}
              </li>
            ))}
          </ol>
        )}
      </ListFrame>
    </Dialog>
  );
}

type SnapshotRowProps = {
  snapshot: ChapterSnapshot;
  isCompared: boolean;
  onCompare: (isOn: boolean) => void;
};

function SnapshotRow({ snapshot, isCompared, onCompare }: SnapshotRowProps) {
  const t = useMessages();
  const { address, chapterName } = useOpenChapter();
  const { chapter_snapshot_id: id, created_at_unix, name } = snapshot;
  const session = useSession();
  const { canEdit } = useOpenProject();
  const date = dateOfUnix(created_at_unix);
  const isPlaying = usePlayer(({ item, isPlaying: plays }) => plays && item?.id === id);
  const isLoaded = usePlayer(({ item }) => item?.id === id);
  const play = async () => {
    if (isLoaded) return togglePlay();
    const sound = await answerOrToast(fetchSnapshotAudio(address, id));
    if (!sound) return;
    const item = playerItem({
      id,
      type: 'chapterSnapshot',
      info: { title: chapterName, description: formatAgo(date) },
    });
    playUrl(item, URL.createObjectURL(sound), { bytes: sound });
  };
  const restore = async () => {
    await session.saver.flush();
    const restored = await answerOrToast(restoreSnapshot(address, id));
    if (!restored) return;
    await session.saver.renew(restored.revision);
    toast.success(t('textRestored'));
  };
  const save = async () => {
    const sound = await answerOrToast(fetchSnapshotAudio(address, id));
    if (sound) saveBlob(sound, `${chapterName}.${sound.type.includes('wav') ? 'wav' : 'mp3'}`);
  };
  return (
    <div className="flex items-center gap-2">
      <IconButton
        size="sm"
        hideTooltip
        label={`${t(isPlaying ? 'pause' : 'play')}: ${formatDateTime(date)}`}
        onClick={() => void play()}
      >
        {isPlaying ? <Pause aria-hidden fill="currentColor" /> : <Play aria-hidden fill="currentColor" />}
      </IconButton>
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium text-13 text-ink">{name}</p>
        <p className="text-12 text-ink-2">{formatDateTime(date)}</p>
      </div>
      <IconButton
        size="sm"
        label={t('compareText')}
        aria-expanded={isCompared}
        onClick={() => onCompare(!isCompared)}
      >
        <FileDiff aria-hidden />
      </IconButton>
      {canEdit && (
        <IconButton size="sm" label={t('restore')} onClick={() => void restore()}>
          <RotateCcw aria-hidden />
        </IconButton>
      )}
      <IconButton size="sm" label={t('download')} onClick={() => void save()}>
        <Download aria-hidden />
      </IconButton>
    </div>
  );
}
