import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  type McpServer,
  removeServer,
  serversKey,
} from '#web/features/integrations/mcp/mcp-servers.requests.ts';
import { useMessages } from '#web/features/integrations/messages.ts';
import { InUseDialog } from '#web/shared/agents/in-use-dialog.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { MenuItem } from '#web/ui/menu.tsx';
import { okOrToast } from '#web/ui/ok-or-toast.ts';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { toast } from '#web/ui/toast.tsx';

export function ServerMenu({ server, onGone }: { server: McpServer; onGone?: () => void }) {
  const t = useMessages();
  const client = useQueryClient();
  const [isInUse, setInUse] = useState(false);
  const { id, dependent_agents: agents } = server;
  const { name } = server.config;
  const remove = async (): Promise<void> => {
    if (agents.length > 0) return setInUse(true);
    const isSure = await confirm({
      title: t('deleteServerTitle', { name }),
      description: t('deleteServerText'),
      confirmLabel: t('delete'),
      isDanger: true,
    });
    if (!isSure || !(await okOrToast(removeServer(id)))) return;
    toast.success(t('serverDeleted'));
    onGone?.();
    await client.invalidateQueries({ queryKey: [...serversKey, 'list'] });
  };
  return (
    <>
      <RowMenu label={t('actionsOf', { name })}>
        <MenuItem isDanger icon={<Trash2 aria-hidden />} onSelect={() => void remove()}>
          {t('delete')}
        </MenuItem>
      </RowMenu>
      {isInUse && (
        <InUseDialog
          title={t('inUseTitle', { name })}
          text={t('inUseText')}
          users={agents.map((agent) => ({ kind: 'agent', id: agent.id, name: agent.name }))}
          onClose={() => setInUse(false)}
        />
      )}
    </>
  );
}
