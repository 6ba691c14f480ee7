import { useQueryClient } from '@tanstack/react-query';
import {
  dependentsOf,
  type Entry,
  knowledgeKey,
  removeEntries,
} from '#web/features/knowledge-base/knowledge.requests.ts';
import { useMessages } from '#web/features/knowledge-base/messages.ts';
import { confirm } from '#web/ui/confirm.ts';
import { answerOrToast, okOrToast } from '#web/ui/ok-or-toast.ts';
import { toast } from '#web/ui/toast.tsx';

type Removed = Pick<Entry, 'id' | 'name' | 'type'>;

/** Asks with the names of the agents that answer from it; whether it was tried. */
export function useRemoval() {
  const t = useMessages();
  const client = useQueryClient();
  return async (entries: readonly Removed[]): Promise<boolean> => {
    const ids = entries.map(({ id }) => id);
    const users = await answerOrToast(dependentsOf(ids));
    if (!users) return false;
    const names = [...new Set(users.map(({ name }) => name))].join(', ');
    const [only] = entries;
    const isSure = await confirm({
      title:
        only && entries.length === 1
          ? t('deleteOneTitle', { name: only.name })
          : t('deleteTitle', { count: entries.length }),
      description: [
        names ? t('deleteUsedText', { names }) : t('deleteText'),
        ...(entries.some(({ type }) => type === 'folder') ? [t('deleteFolderText')] : []),
      ].join(' '),
      confirmLabel: t(names ? 'deleteAnyway' : 'delete'),
      isDanger: true,
    });
    if (!isSure) return false;
    let reason: string | undefined;
    const isDone = await okOrToast(
      removeEntries(ids).then((why) => {
        reason = why;
      }),
    );
    void client.invalidateQueries({ queryKey: [...knowledgeKey, 'list'] });
    void client.invalidateQueries({ queryKey: [...knowledgeKey, 'storage'] });
    if (!isDone) return false;
    if (reason) toast.error(t('someNotDeleted', { reason }));
    else toast.success(t('deleted'));
    return true;
  };
}
