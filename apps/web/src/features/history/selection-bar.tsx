import { Download, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#web/features/history/messages.ts';
import { useItemActions } from '#web/features/history/use-item-actions.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

/** Covers the filters while items are selected. */
export function SelectionBar({ ids, onDone }: { ids: readonly string[]; onDone: () => void }) {
  const t = useMessages();
  const { remove, download } = useItemActions();
  const [isBusy, setBusy] = useState(false);
  const downloadAll = async () => {
    setBusy(true);
    await download(ids);
    setBusy(false);
  };
  const removeAll = async () => {
    if (await remove(ids)) onDone();
  };
  return (
    <div className="absolute inset-0 flex items-center gap-2 border-b bg-accent-soft px-5 max-sm:px-4">
      <IconButton label={t('clearSelection')} onClick={onDone}>
        <X aria-hidden />
      </IconButton>
      <p role="status" className="flex-1 font-medium text-13">
        {t('selected', { count: ids.length })}
      </p>
      <Button isBusy={isBusy} onClick={downloadAll}>
        <Download aria-hidden />
        {ids.length > 1 ? t('downloadZip') : t('download')}
      </Button>
      <Button variant="danger" onClick={removeAll}>
        <Trash2 aria-hidden />
        {t('delete')}
      </Button>
    </div>
  );
}
