import { FileDown } from 'lucide-react';
import { useMessages } from '#web/features/downloads/messages.ts';
import { openDownload } from '#web/features/downloads/open-download.ts';
import type { AudioItemSubject } from '#web/shared/audio-items/audio-item-actions.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { MenuItem } from '#web/ui/menu.tsx';

/** In a menu: nothing to offer until the item is in the history. */
export function DownloadEntry({ subject: { historyItemId } }: { subject: AudioItemSubject }) {
  const t = useMessages();
  if (historyItemId === null) return null;
  return (
    <MenuItem icon={<FileDown aria-hidden />} onSelect={() => openDownload({ ids: [historyItemId] })}>
      {t('downloadAs')}
    </MenuItem>
  );
}

export function DownloadButton({ subject: { historyItemId } }: { subject: AudioItemSubject }) {
  const t = useMessages();
  if (historyItemId === null) return null;
  return (
    <IconButton label={t('downloadAs')} onClick={() => openDownload({ ids: [historyItemId] })}>
      <FileDown aria-hidden />
    </IconButton>
  );
}
