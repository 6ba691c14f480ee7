import { Plus, Trash2 } from 'lucide-react';
import { useMessages } from '#web/features/integrations/messages.ts';
import type { EditedTool } from '#web/features/integrations/tools/editor/about-section.tsx';
import { Section } from '#web/features/integrations/tools/editor/section.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select, type SelectOption } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';

type Behavior = Pick<
  EditedTool,
  | 'response_timeout_secs'
  | 'pre_tool_speech'
  | 'execution_mode'
  | 'interruption_mode'
  | 'tool_call_sound'
  | 'assignments'
>;

interface BehaviorSectionProps {
  tool: EditedTool;
  onChange: (change: Partial<Behavior> | { expects_response: boolean }) => void;
}

export const timeoutBounds = ({ type }: EditedTool): readonly [number, number] =>
  type === 'webhook' ? [5, 300] : [1, 120];

export const isTimeout = (tool: EditedTool): boolean => {
  const [least, most] = timeoutBounds(tool);
  const seconds = tool.response_timeout_secs;
  return Number.isInteger(seconds) && seconds >= least && seconds <= most;
};

/** How a call of the tool goes along with the talk. */
export function BehaviorSection({ tool, onChange }: BehaviorSectionProps) {
  const t = useMessages();
  const [least, most] = timeoutBounds(tool);
  return (
    <Section title={t('behavior')}>
      {tool.type === 'client' && (
        <Switch
          label={t('expectsResponse')}
          checked={tool.expects_response}
          onChange={(expects_response) => onChange({ expects_response })}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Choice
          label={t('speech')}
          value={tool.pre_tool_speech}
          onChange={(pre_tool_speech) => onChange({ pre_tool_speech })}
          options={[
            { value: 'auto', label: t('speechAuto') },
            { value: 'force', label: t('speechForce') },
            { value: 'off', label: t('speechOff') },
          ]}
        />
        <Choice
          label={t('whenCalled')}
          value={tool.execution_mode}
          onChange={(execution_mode) => onChange({ execution_mode })}
          options={[
            { value: 'immediate', label: t('immediate') },
            { value: 'post_tool_speech', label: t('afterSpeech') },
            { value: 'async', label: t('inBackground') },
          ]}
        />
        <Choice
          label={t('interruptions')}
          value={tool.interruption_mode}
          onChange={(interruption_mode) => onChange({ interruption_mode })}
          options={[
            { value: 'allow', label: t('interruptionsAllow') },
            { value: 'disable_during_tool', label: t('interruptionsTool') },
            { value: 'disable_during_tool_and_turn', label: t('interruptionsTurn') },
          ]}
        />
        <Choice
          label={t('sound')}
          value={tool.tool_call_sound ?? 'none'}
          onChange={(sound) => onChange({ tool_call_sound: sound === 'none' ? null : sound })}
          options={[
            { value: 'none', label: t('soundNone') },
            { value: 'typing', label: t('soundTyping') },
            ...([1, 2, 3, 4] as const).map((number) => ({
              value: `elevator${number}` as const,
              label: t('soundElevator', { number }),
            })),
          ]}
        />
        <Field
          label={t('timeout')}
          error={isTimeout(tool) ? undefined : t('timeoutInvalid', { least, most })}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              defaultValue={tool.response_timeout_secs}
              onChange={({ target }) =>
                onChange({
                  response_timeout_secs: target.value.trim() === '' ? Number.NaN : Number(target.value),
                })
              }
            />
          )}
        </Field>
      </div>
      <Assignments tool={tool} onChange={(assignments) => onChange({ assignments })} />
    </Section>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly SelectOption<Value>[];
}

function Choice<Value extends string>({ label, ...select }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      {({ id, 'aria-describedby': describedBy }) => (
        <Select id={id} aria-describedby={describedBy} {...select} />
      )}
    </Field>
  );
}

interface AssignmentsProps {
  tool: EditedTool;
  onChange: (assignments: Behavior['assignments']) => void;
}

function Assignments({ tool: { assignments }, onChange }: AssignmentsProps) {
  const t = useMessages();
  const set = (at: number, part: Partial<Behavior['assignments'][number]>) =>
    onChange(assignments.map((one, index) => (index === at ? { ...one, ...part } : one)));
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="font-medium text-13">{t('assignments')}</legend>
      <p className="text-12 text-ink-3">{t('assignmentsText')}</p>
      {assignments.map(({ dynamic_variable: variable, value_path: path }, index) => {
        const number = index + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: values have no name of their own, and are told apart by their place
          <div key={index} className="flex items-center gap-2">
            <Input
              aria-label={t('assignmentVariable', { number })}
              placeholder="order_status"
              autoComplete="off"
              className="min-w-0 flex-1 font-mono"
              value={variable}
              onChange={({ target }) => set(index, { dynamic_variable: target.value })}
            />
            <Input
              aria-label={t('assignmentPath', { number })}
              placeholder="order.status"
              autoComplete="off"
              className="min-w-0 flex-1 font-mono"
              value={path}
              onChange={({ target }) => set(index, { value_path: target.value })}
            />
            <IconButton
              label={t('removeAssignment', { number })}
              onClick={() => onChange(assignments.filter((_, at) => at !== index))}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </div>
        );
      })}
      <div>
        <Button
          size="sm"
          onClick={() =>
            onChange([
              ...assignments,
              {
                ...{ source: 'response' as const, dynamic_variable: '', value_path: '' },
                ...{ sanitize: false, preserve_native_type: false },
              },
            ])
          }
        >
          <Plus aria-hidden />
          {t('addAssignment')}
        </Button>
      </div>
    </fieldset>
  );
}
