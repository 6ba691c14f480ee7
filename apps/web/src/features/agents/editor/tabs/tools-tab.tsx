import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { usePrompt } from '#web/features/agents/editor/editor-context.tsx';
import { Section } from '#web/features/agents/editor/fields.tsx';
import { type BuiltIn, builtIn } from '#web/features/agents/editor/tabs/built-in.ts';
import { MaterialLink } from '#web/features/agents/editor/tabs/material-link.tsx';
import { ToolDialog } from '#web/features/agents/editor/tabs/tool-dialog.tsx';
import { toolsQuery } from '#web/features/agents/editor/tabs/tools.requests.ts';
import { Transfers } from '#web/features/agents/editor/tabs/transfers.tsx';
import { useMessages } from '#web/features/agents/messages.ts';
import { INTEGRATIONS_PATH } from '#web/shared/agents/agent-paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFrame } from '#web/ui/list-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { Switch } from '#web/ui/switch.tsx';

/** Those that need no telephone. */
type SimpleTool = 'end_call' | 'language_detection' | 'skip_turn';

const simple: Readonly<Record<SimpleTool, BuiltIn>> = {
  end_call: builtIn({ system_tool_type: 'end_call' }),
  language_detection: builtIn({ system_tool_type: 'language_detection', only_at_conversation_start: false }),
  skip_turn: builtIn({ system_tool_type: 'skip_turn' }),
};

/** What it can do besides talking. */
export function ToolsTab() {
  const t = useMessages();
  const [prompt, setPrompt] = usePrompt();
  const tools = prompt.built_in_tools;
  const names = {
    end_call: [t('endCall'), t('endCallHint')],
    language_detection: [t('detectLanguage'), t('detectLanguageHint')],
    skip_turn: [t('skipTurn'), t('skipTurnHint')],
  } as const;
  return (
    <>
      <Section title={t('builtIn')}>
        {(['end_call', 'language_detection', 'skip_turn'] as const).map((tool) => (
          <Switch
            key={tool}
            label={names[tool][0]}
            hint={names[tool][1]}
            checked={tools[tool] !== null}
            onChange={(isOn) =>
              setPrompt({ built_in_tools: { ...tools, [tool]: isOn ? simple[tool] : null } })
            }
          />
        ))}
      </Section>
      <Transfers />
      <WorkspaceTools />
    </>
  );
}

function WorkspaceTools() {
  const t = useMessages();
  const [prompt, setPrompt] = usePrompt();
  const [isAdding, setAdding] = useState(false);
  const query = useQuery(toolsQuery);
  const { tool_ids: ids } = prompt;
  const add = (
    <Button onClick={() => setAdding(true)}>
      <Plus aria-hidden />
      {t('newTool')}
    </Button>
  );
  return (
    <Section title={t('workspaceTools')} text={t('workspaceToolsText')}>
      <ListFrame
        isInset
        query={query}
        failed={t('toolsFailed')}
        loading={<SkeletonRows label={t('loading')} cells={['h-4 w-52']} rowClass="h-12" />}
        empty={<EmptyState title={t('noTools')} action={add} className="py-6" />}
      >
        {(tools) => (
          <>
            <div className="flex flex-col gap-3">
              {tools.map(({ id, tool_config: { name, description } }) => (
                <Checkbox
                  key={id}
                  label={name}
                  hint={description}
                  checked={ids.includes(id)}
                  onChange={(isOn) =>
                    setPrompt({ tool_ids: isOn ? [...ids, id] : ids.filter((one) => one !== id) })
                  }
                />
              ))}
            </div>
            <div>{add}</div>
          </>
        )}
      </ListFrame>
      <MaterialLink to={INTEGRATIONS_PATH}>{t('manageTools')}</MaterialLink>
      {isAdding && (
        <ToolDialog onClose={() => setAdding(false)} onMade={(id) => setPrompt({ tool_ids: [...ids, id] })} />
      )}
    </Section>
  );
}
