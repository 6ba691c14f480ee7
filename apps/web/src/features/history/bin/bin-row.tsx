import type { DeletedItem } from '@mynah/contract/history/bin';
import { useQueryClient } from '@tanstack/react-query';
import { Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { binQuery, eraseItem } from '#web/features/history/bin/bin.requests.ts';
import { ItemLine } from '#web/features/history/item-line.tsx';
import { message, useMessages } from '#web/features/history/messages.ts';
import { bringBack } from '#web/features/history/tell-deleted.ts';
import { useIsViewer } from '#web/shared/account/roles.ts';
import { titleOf } from '#web/shared/audio-items/generation-kinds.ts';
import { dateOfUnix, formatAgo, formatDate, formatLength } from '#web/shared/format/times.ts';
import { Button } from '#web/ui/button.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast } from '#web/ui/toast.tsx';

export function BinRow({ item }: { item: DeletedItem }) {
  const t = useMessages();
  const isViewer = useIsViewer();
  const title = titleOf(item);
  const length = item.duration_ms === null ? '' : ` · ${formatLength(item.duration_ms / 1000)}`;
  return (
    <li className="flex items-center gap-x-4 gap-y-2 px-4 py-3 max-sm:flex-wrap">
      <div className="min-w-0 flex-1 max-sm:basis-full">
        <p className="truncate text-13 text-ink">{title}</p>
        <p className="truncate text-12 text-ink-2">
          <ItemLine item={item} />
          {length}
        </p>
      </div>
      <p className="text-12 text-ink-2 max-sm:flex-1 sm:text-end">
        <span className="block">{t('deletedAgo', { ago: formatAgo(dateOfUnix(item.deleted_at_unix)) })}</span>
        <span className="block">{t('goneOn', { date: formatDate(dateOfUnix(item.erased_at_unix)) })}</span>
      </p>
      {!isViewer && <RowActions id={item.history_item_id} title={title.slice(0, 60)} />}
    </li>
  );
}

function RowActions({ id, title }: { id: string; title: string }) {
  const t = useMessages();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const restore = async () => {
    setBusy(true);
    await bringBack(client, [id]);
    setBusy(false);
  };
  const erase = async () => {
    const isSure = await confirm({
      title: message('eraseQuestion'),
      description: message('eraseText'),
      confirmLabel: message('erase'),
      isDanger: true,
    });
    if (!isSure) return;
    try {
      await eraseItem(id);
      toast.success(message('erased', { count: 1 }));
    } catch (error) {
      toast.failure(error);
    } finally {
      await client.invalidateQueries({ queryKey: binQuery.queryKey });
    }
  };
  return (
    <div className="flex shrink-0 items-center gap-1">
      <Button
        size="sm"
        isBusy={isBusy}
        aria-label={t('bringBackOf', { text: title })}
        onClick={() => void restore()}
      >
        <Undo2 aria-hidden />
        {t('bringBack')}
      </Button>
      <IconButton size="sm" label={t('eraseOf', { text: title })} onClick={() => void erase()}>
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  );
}
