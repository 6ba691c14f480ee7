import { ListEnd, ListStart } from 'lucide-react';
import { message, useMessages } from '#web/features/queue/messages.ts';
import { queueHistoryItem, usePlayer } from '#web/player/index.ts';
import type { AudioItemSubject } from '#web/shared/audio-items/audio-item-actions.ts';
import { MenuItem } from '#web/ui/menu.tsx';
import { toast } from '#web/ui/toast.tsx';

/** For items of the history; what plays already need not be queued from its own menu. */
export function QueueEntries({ subject }: { subject: AudioItemSubject }) {
  const t = useMessages();
  const id = subject.historyItemId;
  const isPlaying = usePlayer(({ item }) => item?.id === id);
  if (id === null || isPlaying) return null;
  return (
    <>
      <MenuItem icon={<ListStart aria-hidden />} onSelect={() => void queue(id, 'next')}>
        {t('playNext')}
      </MenuItem>
      <MenuItem icon={<ListEnd aria-hidden />} onSelect={() => void queue(id, 'last')}>
        {t('addToQueue')}
      </MenuItem>
    </>
  );
}

/** Says so, unless it plays at once, which says it better. */
async function queue(id: string, place: 'next' | 'last'): Promise<void> {
  const isIdle = usePlayer.getState().item === null;
  try {
    await queueHistoryItem(id, place);
    if (!isIdle) toast.info(message(place === 'next' ? 'playsNext' : 'added'));
  } catch (error) {
    toast.failure(error);
  }
}
