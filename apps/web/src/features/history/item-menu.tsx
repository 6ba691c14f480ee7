import type { HistoryItem } from '@mynah/contract/history/history';
import { Download, FileAudio, MoreHorizontal, Trash2, Undo2 } from 'lucide-react';
import { useMessages } from '#web/features/history/messages.ts';
import { useItemActions } from '#web/features/history/use-item-actions.ts';
import { useIsViewer } from '#web/shared/account/roles.ts';
import { AudioItemMenuEntries } from '#web/shared/audio-items/audio-item-slots.tsx';
import { kindOf } from '#web/shared/audio-items/generation-kinds.ts';
import { iconButtonClass } from '#web/ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';

export function ItemMenu({ item, tabIndex }: { item: HistoryItem; tabIndex?: number }) {
  const id = item.history_item_id;
  const t = useMessages();
  const kind = kindOf(item);
  const isViewer = useIsViewer();
  const { remove, download, restore } = useItemActions();
  return (
    <Menu
      label={t('actions')}
      trigger={
        <button type="button" tabIndex={tabIndex} aria-label={t('actions')} className={iconButtonClass('sm')}>
          <MoreHorizontal aria-hidden />
        </button>
      }
    >
      {kind && !isViewer && (
        <MenuItem icon={<Undo2 aria-hidden />} onSelect={() => restore(item, kind)}>
          {t('restore')}
        </MenuItem>
      )}
      <MenuItem icon={<Download aria-hidden />} onSelect={() => void download([id])}>
        {t('download')}
      </MenuItem>
      <MenuItem icon={<FileAudio aria-hidden />} onSelect={() => void download([id], 'wav')}>
        {t('downloadWav')}
      </MenuItem>
      <AudioItemMenuEntries subject={{ historyItemId: id, text: item.text ?? '' }} />
      {!isViewer && (
        <>
          <MenuSeparator />
          <MenuItem isDanger icon={<Trash2 aria-hidden />} onSelect={() => void remove([id])}>
            {t('delete')}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
