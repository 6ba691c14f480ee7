import { useQuery } from '@tanstack/react-query';
import { LinesInput, NumberInput, TextArea, TextInput } from '#web/features/agents/editor/fields.tsx';
import { useMessages } from '#web/features/agents/editor/tabs/tests/messages.ts';
import type { TestDefinition } from '#web/features/agents/editor/tabs/tests/tests.requests.ts';
import { toolsQuery } from '#web/features/agents/editor/tabs/tools.requests.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';

type SimulationTest = Extract<TestDefinition, { type: 'simulation' }>;

interface SimulationFieldsProps {
  test: SimulationTest;
  onChange: (part: Partial<SimulationTest>) => void;
}

/** Who calls, what must come of it, and what answers in place of tools. */
export function SimulationFields({ test, onChange }: SimulationFieldsProps) {
  const t = useMessages();
  const conditions = [test.success_condition, ...test.success_conditions].filter((one): one is string =>
    Boolean(one),
  );
  return (
    <>
      <TextArea
        label={t('scenario')}
        placeholder={t('scenarioExample')}
        value={test.simulation_scenario}
        onChange={(simulation_scenario) => onChange({ simulation_scenario })}
      />
      <LinesInput
        label={t('conditions')}
        hint={t('conditionsHint')}
        value={conditions}
        onChange={(success_conditions) => onChange({ success_conditions, success_condition: null })}
      />
      <NumberInput
        label={t('turns')}
        min={1}
        max={50}
        error={t('turnsError')}
        value={test.simulation_max_turns}
        onChange={(simulation_max_turns) => onChange({ simulation_max_turns })}
      />
      <Mocks test={test} onChange={onChange} />
    </>
  );
}

function Mocks({ test, onChange }: SimulationFieldsProps) {
  const t = useMessages();
  const { data: tools = [] } = useQuery(toolsQuery);
  const { tool_mock_config: config, tool_mock_overrides: answers } = test;
  const { mocking_strategy: strategy, mocked_tool_ids: ids } = config;
  const change = (part: Partial<typeof config>) => onChange({ tool_mock_config: { ...config, ...part } });
  const answered = tools.filter(
    ({ id }) => strategy === 'all' || (strategy === 'selected' && ids.includes(id)),
  );
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('mocking')}>
          {(control) => (
            <Select
              {...control}
              value={strategy}
              onChange={(mocking_strategy) => change({ mocking_strategy })}
              options={[
                { value: 'none', label: t('mockNone') },
                { value: 'selected', label: t('mockSelected') },
                { value: 'all', label: t('mockAll') },
              ]}
            />
          )}
        </Field>
        {strategy !== 'none' && (
          <Field label={t('fallback')}>
            {(control) => (
              <Select
                {...control}
                value={config.fallback_strategy}
                onChange={(fallback_strategy) => change({ fallback_strategy })}
                options={[
                  { value: 'raise_error', label: t('fallbackError') },
                  { value: 'call_real_tool', label: t('fallbackReal') },
                ]}
              />
            )}
          </Field>
        )}
      </div>
      {strategy === 'selected' &&
        tools.map(({ id, tool_config: { name } }) => (
          <Checkbox
            key={id}
            label={name}
            checked={ids.includes(id)}
            onChange={(isOn) =>
              change({ mocked_tool_ids: isOn ? [...ids, id] : ids.filter((one) => one !== id) })
            }
          />
        ))}
      {answered.map(({ id, tool_config: { name } }) => (
        <TextInput
          key={id}
          label={t('mockAnswer', { name })}
          value={answers[id]?.[0]?.mock_result ?? ''}
          onChange={(mock_result) =>
            onChange({
              tool_mock_overrides: {
                ...answers,
                [id]: [{ parameter_conditions: [], is_error: false, ...answers[id]?.[0], mock_result }],
              },
            })
          }
        />
      ))}
    </>
  );
}
