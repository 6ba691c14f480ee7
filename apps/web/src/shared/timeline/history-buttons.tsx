import { Redo2, Undo2 } from 'lucide-react';
import type { History } from '#web/shared/timeline/history.ts';
import { useMessages } from '#web/shared/timeline/messages.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

type HistoryButtonsProps = {
  history: Pick<History<unknown>, 'past' | 'future'>;
  onUndo: () => void;
  onRedo: () => void;
};

export function HistoryButtons({ history: { past, future }, onUndo, onRedo }: HistoryButtonsProps) {
  const t = useMessages();
  return (
    <>
      <IconButton label={t('undo')} disabled={past.length === 0} onClick={onUndo}>
        <Undo2 aria-hidden />
      </IconButton>
      <IconButton label={t('redo')} disabled={future.length === 0} onClick={onRedo}>
        <Redo2 aria-hidden />
      </IconButton>
    </>
  );
}
