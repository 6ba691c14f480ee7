import { Download, FileDown, ListChecks, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { openDownload } from '#web/features/downloads/index.ts';
import { MOST_AT_ONCE } from '#web/features/history/in-batches.ts';
import { useMessages } from '#web/features/history/messages.ts';
import { useItemActions } from '#web/features/history/use-item-actions.ts';
import type { Selection } from '#web/features/history/use-selection.ts';
import { useIsViewer } from '#web/shared/account/roles.ts';
import { formatCount } from '#web/shared/format/numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

/** Covers the filters while items are selected. */
export function SelectionBar({ selection, listed }: { selection: Selection; listed: number }) {
  const t = useMessages();
  const { remove, download } = useItemActions();
  const [isBusy, setBusy] = useState(false);
  const isViewer = useIsViewer();
  const { ids, clear, selectAll } = selection;
  const downloadAll = async () => {
    setBusy(true);
    await download(ids);
    setBusy(false);
  };
  const removeAll = async () => {
    if (await remove(ids)) clear();
  };
  return (
    <div className="absolute inset-0 flex items-center gap-2 border-b bg-accent-soft px-5 max-sm:px-4">
      <IconButton label={t('clearSelection')} onClick={clear}>
        <X aria-hidden />
      </IconButton>
      <p role="status" className="min-w-0 flex-1 truncate font-medium text-13">
        {t('selected', { count: ids.length })}
      </p>
      {ids.length < listed && (
        <Button variant="ghost" onClick={selectAll} aria-label={t('selectAll')}>
          <ListChecks aria-hidden />
          <span className="max-sm:hidden">{t('selectAllOf', { count: formatCount(listed) })}</span>
        </Button>
      )}
      <Button
        isBusy={isBusy}
        onClick={downloadAll}
        aria-label={ids.length > 1 ? t('downloadZip') : t('download')}
      >
        <Download aria-hidden />
        <span className="max-sm:hidden">{ids.length > 1 ? t('downloadZip') : t('download')}</span>
      </Button>
      <IconButton
        label={t('downloadAs')}
        disabled={ids.length > MOST_AT_ONCE}
        onClick={() => openDownload({ ids })}
      >
        <FileDown aria-hidden />
      </IconButton>
      {!isViewer && (
        <Button variant="danger" onClick={removeAll} aria-label={t('delete')}>
          <Trash2 aria-hidden />
          <span className="max-sm:hidden">{t('delete')}</span>
        </Button>
      )}
    </div>
  );
}
