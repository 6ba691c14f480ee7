import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#web/features/share/messages.ts';
import { shareSettingsQuery, useIndexing } from '#web/features/share/share.requests.ts';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { Switch } from '#web/ui/switch.tsx';

export function IndexSwitch({ historyItemId }: { historyItemId: string }) {
  const t = useMessages();
  const { data } = useQuery(shareSettingsQuery(historyItemId));
  const indexing = useIndexing(historyItemId);
  const isIndexed = indexing.isPending ? indexing.variables : (data?.is_indexed ?? false);
  return (
    <Switch
      label={t('indexed')}
      hint={t('indexedHint')}
      checked={isIndexed}
      disabled={!data || indexing.isPending}
      onChange={(next) => void okOrToast(indexing.mutateAsync(next))}
    />
  );
}
