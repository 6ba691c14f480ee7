import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#web/features/agents/editor/tabs/tests/messages.ts';
import { ParameterChecks } from '#web/features/agents/editor/tabs/tests/parameter-checks.tsx';
import type { TestDefinition } from '#web/features/agents/editor/tabs/tests/tests.requests.ts';
import { toolsQuery } from '#web/features/agents/editor/tabs/tools.requests.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';

type ToolCallTest = Extract<TestDefinition, { type: 'tool' }>;
type Expected = NonNullable<ToolCallTest['tool_call_parameters']>;

interface ToolCallFieldsProps {
  test: ToolCallTest;
  onChange: (part: Partial<ToolCallTest>) => void;
}

const nothing: Expected = {
  parameters: [],
  referenced_tool: null,
  verify_absence: false,
  workflow_node_transition: null,
};

/** Which tool the agent is to call, or not to call, and with which arguments. */
export function ToolCallFields({ test, onChange }: ToolCallFieldsProps) {
  const t = useMessages();
  const { data: tools = [] } = useQuery(toolsQuery);
  const expected = test.tool_call_parameters ?? nothing;
  const change = (part: Partial<Expected>) => onChange({ tool_call_parameters: { ...expected, ...part } });
  const chosen = expected.referenced_tool?.id ?? '';
  const choose = (id: string) => {
    const type = tools.find((tool) => tool.id === id)?.tool_config.type;
    if (type) change({ referenced_tool: { id, type } });
  };
  const options = tools.map(({ id, tool_config: { name } }) => ({ value: id, label: name }));
  return (
    <>
      <Field label={t('tool')} className="max-w-90">
        {(control) => (
          <Select
            {...control}
            value={chosen}
            onChange={choose}
            options={chosen === '' ? [{ value: '', label: t('chooseTool') }, ...options] : options}
          />
        )}
      </Field>
      <Switch
        label={t('absence')}
        checked={expected.verify_absence}
        onChange={(verify_absence) => change({ verify_absence })}
      />
      {!expected.verify_absence && (
        <>
          <Switch
            label={t('anyTool')}
            checked={test.check_any_tool_matches ?? false}
            onChange={(isOn) => onChange({ check_any_tool_matches: isOn })}
          />
          <ParameterChecks checks={expected.parameters} onChange={(parameters) => change({ parameters })} />
        </>
      )}
    </>
  );
}
