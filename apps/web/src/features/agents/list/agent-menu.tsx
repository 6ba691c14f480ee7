import { Archive, ArchiveRestore, Copy, MessagesSquare, Share2, Trash2 } from 'lucide-react';
import type { AgentSummary } from '#web/features/agents/agents.requests.ts';
import { useAgentActions } from '#web/features/agents/list/use-agent-actions.ts';
import { useMessages } from '#web/features/agents/messages.ts';
import { AGENT_PATH, PLAYGROUND_PATH, TALK_PATH } from '#web/features/agents/paths.ts';
import { useIsViewer } from '#web/shared/account/roles.ts';
import { useNavigate } from '#web/shared/routing/index.ts';
import { MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { RowMenu } from '#web/ui/row-menu.tsx';

interface AgentMenuProps {
  agent: Pick<AgentSummary, 'agent_id' | 'name' | 'archived'>;
  /** It is not there any more. */
  onGone?: () => void;
}

export function AgentMenu({ agent, onGone }: AgentMenuProps) {
  const t = useMessages();
  const isViewer = useIsViewer();
  const navigate = useNavigate();
  const actions = useAgentActions();
  const search = { agent_id: agent.agent_id };
  const duplicate = async (): Promise<void> => {
    const agentId = await actions.duplicate(agent);
    if (agentId) await navigate({ to: AGENT_PATH, params: { agentId } });
  };
  const remove = async (): Promise<void> => {
    if (await actions.remove(agent)) onGone?.();
  };
  return (
    <RowMenu label={t('actions', { name: agent.name })}>
      <MenuItem
        icon={<MessagesSquare aria-hidden />}
        onSelect={() => void navigate({ to: PLAYGROUND_PATH, search })}
      >
        {t('openPlayground')}
      </MenuItem>
      <MenuItem icon={<Share2 aria-hidden />} onSelect={() => void navigate({ to: TALK_PATH, search })}>
        {t('openTalk')}
      </MenuItem>
      {!isViewer && (
        <>
          <MenuSeparator />
          <MenuItem icon={<Copy aria-hidden />} onSelect={() => void duplicate()}>
            {t('duplicate')}
          </MenuItem>
          <MenuItem
            icon={agent.archived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
            onSelect={() => void actions.setArchived(agent, !agent.archived)}
          >
            {agent.archived ? t('restore') : t('archive')}
          </MenuItem>
          <MenuItem isDanger icon={<Trash2 aria-hidden />} onSelect={() => void remove()}>
            {t('delete')}
          </MenuItem>
        </>
      )}
    </RowMenu>
  );
}
