import { useQuery } from '@tanstack/react-query';
import { Check, Pause, Play, RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#web/features/studio/messages.ts';
import { useOpenChapter } from '#web/features/studio/project/open-project.tsx';
import {
  chooseTake,
  fetchTake,
  removeTake,
  speakBlock,
  type Take,
  takesQuery,
} from '#web/features/studio/studio.requests.ts';
import { useSession } from '#web/features/studio/text/use-session.ts';
import { playerItem, playUrl, SeekableWave, togglePlay, usePlayer } from '#web/player/index.ts';
import { readBlob } from '#web/shared/api/read-body.ts';
import { useRenewAfter } from '#web/shared/api/use-renew-after.ts';
import { dateOfUnix, formatAgo, formatLength } from '#web/shared/format/times.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { answerOrToast, okOrToast } from '#web/ui/ok-or-toast.ts';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { toast } from '#web/ui/toast.tsx';

type TakesDialogProps = { blockId: string; canEdit: boolean; onClose: () => void };

/** Every recording of a block: heard, compared, chosen, made once more. */
export function TakesDialog({ blockId, canEdit, onClose }: TakesDialogProps) {
  const t = useMessages();
  const session = useSession();
  const { address } = useOpenChapter();
  const block = { ...address, blockId };
  const query = takesQuery(block);
  const takes = useQuery(query);
  const renewAfter = useRenewAfter(query.queryKey);
  const [isMaking, setMaking] = useState(false);
  const makeAnother = async () => {
    setMaking(true);
    try {
      await session.saver.flush();
      await renewAfter(speakBlock(block, true, new AbortController().signal).then(readBlob));
      await session.renewTakes();
    } catch (error) {
      toast.failure(error);
    } finally {
      setMaking(false);
    }
  };
  const choose = async (take: Take) => {
    const chosen = await answerOrToast(renewAfter(chooseTake(block, take.take_id)));
    if (chosen) session.takeOver(chosen.revision, chosen.block);
  };
  const remove = async ({ take_id }: Take) => {
    await okOrToast(renewAfter(removeTake(address.projectId, take_id)));
    await session.renewTakes();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('takes')}
      description={t('takesText')}
      footer={
        canEdit && (
          <Button variant="primary" isBusy={isMaking} onClick={() => void makeAnother()}>
            <RotateCw aria-hidden />
            {t('anotherTake')}
          </Button>
        )
      }
    >
      <ListFrame
        query={takes}
        isInset
        loading={<SkeletonRows label={t('loadingTakes')} cells={['h-8 w-full']} />}
        failed={t('takesFailed')}
        empty={<EmptyState title={t('noTakes')} text={t('noTakesText')} className="py-6!" />}
      >
        {(all) => (
          <ol aria-label={t('takes')} className="flex flex-col divide-y">
            {all.map((take, index) => (
              <TakeRow
                key={take.take_id}
                take={take}
                number={all.length - index}
                canEdit={canEdit}
                onChoose={() => void choose(take)}
                onRemove={() => void remove(take)}
              />
            ))}
          </ol>
        )}
      </ListFrame>
    </Dialog>
  );
}

type TakeRowProps = {
  take: Take;
  number: number;
  canEdit: boolean;
  onChoose: () => void;
  onRemove: () => void;
};

function TakeRow({ take, number, canEdit, onChoose, onRemove }: TakeRowProps) {
  const t = useMessages();
  const { address } = useOpenChapter();
  const { take_id: id, duration_ms, is_current, is_chosen, peaks } = take;
  const isLoaded = usePlayer(({ item }) => item?.id === id);
  const isPlaying = usePlayer((player) => player.isPlaying && player.item?.id === id);
  const text = take.nodes.map((node) => node.text).join('');
  const name = t('takeNumber', { number });
  const play = async () => {
    if (isLoaded) return togglePlay();
    const sound = await answerOrToast(fetchTake(address.projectId, id));
    if (!sound) return;
    // two takes of a block are heard against one another at the same playhead
    const item = playerItem({
      id,
      type: 'chapterSnapshot',
      extra: { text },
      info: { title: text.slice(0, 120), description: name, durationMs: duration_ms },
    });
    playUrl(item, URL.createObjectURL(sound), { bytes: sound });
  };
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 py-2.5">
      <IconButton
        size="sm"
        hideTooltip
        label={`${t(isPlaying ? 'pause' : 'play')}: ${name}`}
        onClick={() => void play()}
      >
        {isPlaying ? <Pause aria-hidden fill="currentColor" /> : <Play aria-hidden fill="currentColor" />}
      </IconButton>
      <div className="min-w-40 flex-1">
        <SeekableWave
          peaks={peaks.map((peak) => peak / 255)}
          seconds={duration_ms / 1000}
          isLoaded={isLoaded}
          label={t('playheadOf', { name })}
          waveClass="h-7!"
        />
      </div>
      <div className="flex items-center gap-2">
        <span className="figures text-12 text-ink-3">{formatLength(duration_ms / 1000)}</span>
        {canEdit && !is_chosen && (
          <Button size="sm" onClick={onChoose}>
            {t('useTake')}
            <span className="sr-only">: {name}</span>
          </Button>
        )}
        {is_chosen && (
          <Badge tone="positive">
            <Check aria-hidden className="size-3" />
            {t('inUse')}
          </Badge>
        )}
        {canEdit && (
          <IconButton size="sm" label={t('removeTake', { name })} onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        )}
      </div>
      <p className="flex w-full items-center gap-2 ps-10 text-12 text-ink-2">
        <span className="whitespace-nowrap">{`${name} · ${formatAgo(dateOfUnix(take.created_at_unix))}`}</span>
        {!is_current && <Badge>{t('staleTake')}</Badge>}
      </p>
      {!is_current && <p className="line-clamp-2 w-full ps-10 text-12 text-ink-3">{text}</p>}
    </li>
  );
}
