import { Share2 } from 'lucide-react';
import { useMessages } from '#web/features/share/messages.ts';
import { openShare } from '#web/features/share/open-share.ts';
import { useMayShare } from '#web/features/share/use-may-share.ts';
import type { AudioItemSubject } from '#web/shared/audio-items/audio-item-actions.ts';
import { MenuItem } from '#web/ui/menu.tsx';

export function ShareEntry({ subject: { historyItemId } }: { subject: AudioItemSubject }) {
  const t = useMessages();
  if (!useMayShare()) return null;
  return (
    <MenuItem
      icon={<Share2 aria-hidden />}
      disabled={historyItemId === null}
      onSelect={() => historyItemId !== null && openShare(historyItemId)}
    >
      {t('share')}
    </MenuItem>
  );
}
