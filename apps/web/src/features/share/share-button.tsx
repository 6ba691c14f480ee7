import { Share2 } from 'lucide-react';
import { useMessages } from '#web/features/share/messages.ts';
import { openShare } from '#web/features/share/open-share.ts';
import { useMayShare } from '#web/features/share/use-may-share.ts';
import type { AudioItemSubject } from '#web/shared/audio-items/audio-item-actions.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

/** Waits for the history item, which the link is made of (HIS-059). */
export function ShareButton({ subject: { historyItemId } }: { subject: AudioItemSubject }) {
  const t = useMessages();
  if (!useMayShare()) return null;
  return (
    <IconButton
      label={t('share')}
      disabled={historyItemId === null}
      onClick={() => historyItemId !== null && openShare(historyItemId)}
    >
      <Share2 aria-hidden />
    </IconButton>
  );
}
