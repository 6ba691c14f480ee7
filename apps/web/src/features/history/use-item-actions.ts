import type { HistoryItem } from '@mynah/contract/history/history';
import { useQueryClient } from '@tanstack/react-query';
import { deleteItems, dropFromLists } from '#web/features/history/history.requests.ts';
import { MOST_AT_ONCE } from '#web/features/history/in-batches.ts';
import { message } from '#web/features/history/messages.ts';
import { tellDeleted } from '#web/features/history/tell-deleted.ts';
import { useIsViewer } from '#web/shared/account/roles.ts';
import type { GenerationKind } from '#web/shared/audio-items/generation-kinds.ts';
import { downloadItems } from '#web/shared/downloads/download-items.ts';
import { formatCount } from '#web/shared/format/numbers.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { track } from '#web/shared/track.ts';
import { toast } from '#web/ui/toast.tsx';

export function useItemActions() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isViewer = useIsViewer();

  /** Without a question: it can be undone. True when all are gone. */
  const remove = async (ids: readonly string[]): Promise<boolean> => {
    // the Delete key deletes as well
    if (isViewer) return false;
    const { done: deleted, error } = await deleteItems(ids);
    dropFromLists(client, deleted);
    if (deleted.length > 0) track({ name: 'history_item_deleted', properties: { count: deleted.length } });
    if (error === null) tellDeleted(client, deleted);
    else if (deleted.length === 0) toast.failure(error);
    else toast.error(message('deletedSome', { count: deleted.length, total: ids.length }));
    return error === null;
  };

  const download = async (ids: readonly string[], format: 'default' | 'wav' = 'default'): Promise<void> => {
    if (ids.length > MOST_AT_ONCE) {
      toast.error(message('tooManyToDownload', { count: formatCount(MOST_AT_ONCE) }));
      return;
    }
    try {
      const isSaved = await downloadItems({ ids, format });
      if (isSaved) track({ name: 'history_item_downloaded', properties: { count: ids.length } });
    } catch (error) {
      if (error instanceof Error && error.name !== 'ApiError') toast.error(error.message);
      else toast.failure(error);
    }
  };

  const restore = (item: HistoryItem, kind: GenerationKind): void =>
    void navigate({ to: kind.path, search: kind.restore(item) });

  return { remove, download, restore };
}

export type ItemActions = ReturnType<typeof useItemActions>;
