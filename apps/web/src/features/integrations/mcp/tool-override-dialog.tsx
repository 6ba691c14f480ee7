import { useState } from 'react';
import {
  type InputOverride,
  inputNames,
  overrideOf,
  sourceOf,
} from '#web/features/integrations/mcp/input-overrides.ts';
import {
  type McpServer,
  type ServerTool,
  setUpTool,
  type ToolOverride,
} from '#web/features/integrations/mcp/mcp-servers.requests.ts';
import { useMessages } from '#web/features/integrations/messages.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';

interface ToolOverrideDialogProps {
  server: McpServer;
  tool: ServerTool;
  onChanged: (server: McpServer) => void;
  onClose: () => void;
}

const nothing = {
  force_pre_tool_speech: null,
  pre_tool_speech: null,
  disable_interruptions: null,
  interruption_mode: null,
  tool_call_sound: null,
  tool_call_sound_behavior: null,
  execution_mode: null,
  response_timeout_secs: null,
  assignments: [],
  input_overrides: null,
  response_mocks: null,
};

/** What one tool does otherwise than its server says. */
export function ToolOverrideDialog({ server, tool, onChanged, onClose }: ToolOverrideDialogProps) {
  const t = useMessages();
  const there = server.config.tool_config_overrides.find(({ tool_name: name }) => name === tool.name);
  const [override, setOverride] = useState<ToolOverride>(there ?? { tool_name: tool.name, ...nothing });
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const set = (change: Partial<ToolOverride>) => setOverride({ ...override, ...change });
  const seconds = override.response_timeout_secs;
  const isFine = seconds === null || (Number.isInteger(seconds) && seconds >= 5 && seconds <= 300);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      onChanged((await setUpTool(server.id, override, there !== undefined)) as McpServer);
      onClose();
    } catch (cause) {
      setFailure(errorText(cause));
      setBusy(false);
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      canClose={!isBusy}
      title={t('setUpTitle', { name: tool.name })}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" isBusy={isBusy} disabled={!isFine} onClick={() => void save()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5 pb-2">
        <Field label={t('speech')}>
          {({ id, 'aria-describedby': describedBy }) => (
            <Select
              id={id}
              aria-describedby={describedBy}
              value={override.pre_tool_speech ?? 'server'}
              onChange={(mode) => set({ pre_tool_speech: mode === 'server' ? null : mode })}
              options={[
                { value: 'server', label: t('asServer') },
                { value: 'auto', label: t('speechAuto') },
                { value: 'force', label: t('speechForce') },
                { value: 'off', label: t('speechOff') },
              ]}
            />
          )}
        </Field>
        <Field label={t('whenCalled')}>
          {({ id, 'aria-describedby': describedBy }) => (
            <Select
              id={id}
              aria-describedby={describedBy}
              value={override.execution_mode ?? 'server'}
              onChange={(mode) => set({ execution_mode: mode === 'server' ? null : mode })}
              options={[
                { value: 'server', label: t('asServer') },
                { value: 'immediate', label: t('immediate') },
                { value: 'post_tool_speech', label: t('afterSpeech') },
                { value: 'async', label: t('inBackground') },
              ]}
            />
          )}
        </Field>
        <Field
          label={t('timeout')}
          error={isFine ? undefined : t('timeoutInvalid', { least: 5, most: 300 })}
          className="max-w-60"
        >
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              placeholder={t('asServer')}
              defaultValue={seconds ?? ''}
              onChange={({ target }) =>
                set({ response_timeout_secs: target.value.trim() === '' ? null : Number(target.value) })
              }
            />
          )}
        </Field>
        <Inputs tool={tool} value={override.input_overrides ?? {}} onChange={set} />
        <FormError text={failure} />
      </div>
    </Dialog>
  );
}

interface InputsProps {
  tool: ServerTool;
  value: Record<string, InputOverride>;
  onChange: (change: Pick<ToolOverride, 'input_overrides'>) => void;
}

/** Who gives each value that the tool takes. */
function Inputs({ tool, value, onChange }: InputsProps) {
  const t = useMessages();
  const names = inputNames(tool);
  if (names.length === 0) return null;
  const set = (name: string, override: InputOverride | undefined): void => {
    const others = Object.fromEntries(Object.entries(value).filter(([one]) => one !== name));
    const next = override ? { ...others, [name]: override } : others;
    onChange({ input_overrides: Object.keys(next).length > 0 ? next : null });
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 font-medium text-13">{t('inputs')}</legend>
      {names.map((name) => {
        const override = value[name];
        const source = sourceOf(override);
        return (
          <div key={name} className="flex flex-wrap items-center gap-2">
            <span className="w-32 break-all font-mono text-12">{name}</span>
            <div className="min-w-0 flex-1 basis-40">
              <Select
                aria-label={`${name}: ${t('filledBy')}`}
                value={source}
                onChange={(next) => set(name, overrideOf(next, ''))}
                options={[
                  { value: 'llm', label: t('byAgent') },
                  { value: 'constant', label: t('byConstant') },
                  { value: 'dynamic_variable', label: t('byConversation') },
                  { value: 'omit', label: t('byNobody') },
                ]}
              />
            </div>
            {(source === 'constant' || source === 'dynamic_variable') && (
              <Input
                aria-label={`${name}: ${t(source === 'constant' ? 'fixedValue' : 'variableName')}`}
                autoComplete="off"
                className="min-w-0 flex-1 basis-36"
                value={
                  override?.source === 'constant'
                    ? String(override.constant_value ?? '')
                    : override?.source === 'dynamic_variable'
                      ? override.dynamic_variable
                      : ''
                }
                onChange={({ target }) => set(name, overrideOf(source, target.value))}
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
