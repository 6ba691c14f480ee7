import { usePrompt } from '#web/features/agents/editor/editor-context.tsx';
import { Section } from '#web/features/agents/editor/fields.tsx';
import { type BuiltIn, builtIn } from '#web/features/agents/editor/tabs/built-in.ts';
import { Transfers } from '#web/features/agents/editor/tabs/transfers.tsx';
import { WorkspaceTools } from '#web/features/agents/editor/tabs/workspace-tools.tsx';
import { useMessages } from '#web/features/agents/messages.ts';
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
