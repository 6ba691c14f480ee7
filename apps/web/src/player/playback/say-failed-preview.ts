import { message } from '#web/player/messages.ts';
import { usePlayer } from '#web/player/state/player-store.ts';
import { toast } from '#web/ui/toast.tsx';

/** ERR-014. Says so once, however often the player tries; ends when something else plays. */
export function sayFailedPreview(itemId: string): void {
  const stop = usePlayer.subscribe(({ item, phase }) => {
    const isOver = item?.id !== itemId;
    if (!isOver && phase !== 'failed') return;
    stop();
    if (!isOver) toast.error(message('previewFailed'));
  });
}
