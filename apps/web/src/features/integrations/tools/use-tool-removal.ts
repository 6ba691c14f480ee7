import { useQueryClient } from '@tanstack/react-query';
import { useMessages } from '#web/features/integrations/messages.ts';
import { dependentsQuery, removeTool } from '#web/features/integrations/tools/tools.requests.ts';
import { toolsKey } from '#web/shared/agents/new-tool/create-tool.ts';
import { confirm } from '#web/ui/confirm.ts';
import { answerOrToast, okOrToast } from '#web/ui/ok-or-toast.ts';
import { toast } from '#web/ui/toast.tsx';

/** Asks with the names of the agents that use it; whether it is gone. */
export function useToolRemoval() {
  const t = useMessages();
  const client = useQueryClient();
  return async ({ id, name }: { id: string; name: string }): Promise<boolean> => {
    const users = await answerOrToast(client.fetchQuery({ ...dependentsQuery(id), staleTime: 0 }));
    if (!users) return false;
    const isUsed = users.length > 0;
    const isSure = await confirm({
      title: t('deleteToolTitle', { name }),
      description: isUsed
        ? t('deleteUsedText', { names: users.map((user) => user.name).join(', ') })
        : t('deleteToolText'),
      confirmLabel: t(isUsed ? 'deleteAnyway' : 'delete'),
      isDanger: true,
    });
    if (!isSure || !(await okOrToast(removeTool(id, isUsed)))) return false;
    await client.invalidateQueries({ queryKey: [...toolsKey, 'list'] });
    toast.success(t('toolDeleted'));
    return true;
  };
}
