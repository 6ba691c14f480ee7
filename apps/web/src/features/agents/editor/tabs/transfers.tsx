import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { agentChoicesQuery } from '#web/features/agents/agents.requests.ts';
import { useEditor, usePrompt } from '#web/features/agents/editor/editor-context.tsx';
import { Section } from '#web/features/agents/editor/fields.tsx';
import { builtIn } from '#web/features/agents/editor/tabs/built-in.ts';
import { useMessages } from '#web/features/agents/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';

/** When another agent takes over. */
export function Transfers() {
  const t = useMessages();
  const { agent } = useEditor();
  const [prompt, setPrompt] = usePrompt();
  const { data: agents = [] } = useQuery(agentChoicesQuery);
  const tool = prompt.built_in_tools.transfer_to_agent;
  const transfers = tool?.params.system_tool_type === 'transfer_to_agent' ? tool.params.transfers : [];
  const others = agents.filter(({ agent_id }) => agent_id !== agent.agent_id);
  const first = others[0];
  const set = (next: typeof transfers) =>
    setPrompt({
      built_in_tools: {
        ...prompt.built_in_tools,
        transfer_to_agent:
          next.length === 0
            ? null
            : {
                ...(tool ?? builtIn({ system_tool_type: 'transfer_to_agent', transfers: next })),
                params: { system_tool_type: 'transfer_to_agent', transfers: next },
              },
      },
    });
  const change = (at: number, part: Partial<(typeof transfers)[number]>) =>
    set(transfers.map((one, index) => (index === at ? { ...one, ...part } : one)));
  return (
    <Section title={t('transfers')} text={others.length === 0 ? t('noOtherAgents') : t('transfersText')}>
      {transfers.map((transfer, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a transfer has nothing else to be told by
        <div key={at} className="flex flex-wrap items-center gap-2">
          <div className="w-52 max-w-full">
            <Select
              aria-label={t('transferTo')}
              value={transfer.agent_id ?? ''}
              onChange={(agent_id) => change(at, { agent_id })}
              options={others.map(({ agent_id, name }) => ({ value: agent_id, label: name }))}
            />
          </div>
          <Input
            aria-label={t('transferWhen')}
            placeholder={t('transferWhen')}
            value={transfer.condition}
            onChange={({ target }) => change(at, { condition: target.value })}
            className="min-w-40 flex-1"
          />
          <IconButton
            size="sm"
            label={t('removeTransfer')}
            onClick={() => set(transfers.filter((_, index) => index !== at))}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      ))}
      {first && (
        <div>
          <Button
            onClick={() =>
              set([
                ...transfers,
                {
                  agent_id: first.agent_id,
                  node_id: null,
                  condition: '',
                  delay_ms: 0,
                  transfer_message: null,
                  enable_transferred_agent_first_message: false,
                  is_workflow_node_transfer: false,
                  preserve_client_tts_overrides: false,
                },
              ])
            }
          >
            <Plus aria-hidden />
            {t('addTransfer')}
          </Button>
        </div>
      )}
    </Section>
  );
}
