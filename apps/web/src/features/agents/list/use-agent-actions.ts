import { useQueryClient } from '@tanstack/react-query';
import {
  type AgentSummary,
  agentsKey,
  archiveAgent,
  deleteAgent,
  duplicateAgent,
} from '#web/features/agents/agents.requests.ts';
import { useMessages } from '#web/features/agents/messages.ts';
import { confirm } from '#web/ui/confirm.ts';
import { answerOrToast, okOrToast } from '#web/ui/ok-or-toast.ts';
import { toast } from '#web/ui/toast.tsx';

type Named = Pick<AgentSummary, 'agent_id' | 'name'>;

/** What can be done with an agent from outside; archiving can be undone, so it does not ask. */
export function useAgentActions() {
  const t = useMessages();
  const queryClient = useQueryClient();
  const renew = () => queryClient.invalidateQueries({ queryKey: agentsKey });
  const setArchived = async ({ agent_id, name }: Named, archived: boolean): Promise<boolean> => {
    if (!(await okOrToast(archiveAgent(agent_id, archived)))) return false;
    await renew();
    const undo = { label: t('undo'), onClick: () => void setArchived({ agent_id, name }, !archived) };
    toast.success(t(archived ? 'archived' : 'restored', { name }), { action: undo });
    return true;
  };
  return {
    setArchived,
    duplicate: async ({ agent_id, name }: Named): Promise<string | undefined> => {
      const made = await answerOrToast(duplicateAgent(agent_id, t('copyOf', { name }).slice(0, 140)));
      if (!made) return undefined;
      await renew();
      toast.success(t('duplicated'));
      return made.agent_id;
    },
    remove: async ({ agent_id, name }: Named): Promise<boolean> => {
      const isSure = await confirm({
        title: t('deleteTitle', { name }),
        description: t('deleteText'),
        confirmLabel: t('delete'),
        isDanger: true,
      });
      if (!isSure || !(await okOrToast(deleteAgent(agent_id)))) return false;
      await renew();
      toast.success(t('deleted'));
      return true;
    },
  };
}
