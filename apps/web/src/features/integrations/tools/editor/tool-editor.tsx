import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { useMessages } from '#web/features/integrations/messages.ts';
import {
  AboutSection,
  type EditedTool,
  isName,
} from '#web/features/integrations/tools/editor/about-section.tsx';
import { BehaviorSection, isTimeout } from '#web/features/integrations/tools/editor/behavior-section.tsx';
import { JsonEditor } from '#web/features/integrations/tools/editor/json-editor.tsx';
import {
  newProperty,
  type ObjectJsonSchemaProperty,
  parameterTypes,
} from '#web/features/integrations/tools/editor/parameter-rows.ts';
import { ParametersEditor } from '#web/features/integrations/tools/editor/parameters-editor.tsx';
import { isAddress, RequestSections } from '#web/features/integrations/tools/editor/request-sections.tsx';
import { Section } from '#web/features/integrations/tools/editor/section.tsx';
import { saveTool } from '#web/features/integrations/tools/tools.requests.ts';
import { EditorButton } from '#web/shared/account/editor-button.tsx';
import { useIsViewer } from '#web/shared/account/roles.ts';
import { toolsKey } from '#web/shared/agents/new-tool/create-tool.ts';
import { errorText } from '#web/shared/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { toast } from '#web/ui/toast.tsx';

interface ToolEditorProps {
  toolId: string;
  stored: EditedTool;
  /** As it is now; it outlives a look at another tab. */
  tool: EditedTool;
  setTool: Dispatch<SetStateAction<EditedTool>>;
  view: 'form' | 'json';
}

/** A tool as it is edited: by a form, or as JSON. It is saved whole, when asked to. */
export function ToolEditor({ toolId, stored, tool, setTool, view }: ToolEditorProps) {
  const t = useMessages();
  const client = useQueryClient();
  const isViewer = useIsViewer();
  // what has fields of its own begins anew with another tool
  const [round, setRound] = useState(0);
  const [invalid, setInvalid] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const onValid = (part: string, isValid: boolean) =>
    setInvalid((former) => [...former.filter((one) => one !== part), ...(isValid ? [] : [part])]);
  const set = (change: object) => setTool((former) => ({ ...former, ...change }) as EditedTool);
  const replace = (next: EditedTool): void => {
    setTool(next);
    setInvalid([]);
    setRound((former) => former + 1);
  };
  const isChanged = JSON.stringify(tool) !== JSON.stringify(stored);
  const isFine =
    invalid.length === 0 &&
    isName(tool.name) &&
    tool.description.trim() !== '' &&
    isTimeout(tool) &&
    (tool.type === 'client' || isAddress(tool.api_schema.url)) &&
    tool.assignments.every((one) => one.dynamic_variable !== '' && one.value_path !== '');
  const save = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const answer = await saveTool(toolId, tool);
      client.setQueryData([...toolsKey, 'one', toolId], answer);
      await client.invalidateQueries({ queryKey: toolsKey });
      replace(answer.tool_config as EditedTool);
      toast.success(t('toolSaved'));
    } catch (cause) {
      setFailure(errorText(cause));
    }
    setBusy(false);
  };
  return (
    <div className="flex flex-col gap-5">
      <fieldset key={round} disabled={isViewer} inert={isViewer} className="flex min-w-0 flex-col gap-5">
        {view === 'json' ? (
          <JsonEditor tool={tool} onUse={replace} />
        ) : (
          <>
            <AboutSection tool={tool} onChange={set} />
            {tool.type === 'webhook' ? (
              <RequestSections
                api={tool.api_schema}
                onValid={onValid}
                onChange={(change) =>
                  setTool((former) =>
                    former.type === 'webhook'
                      ? { ...former, api_schema: { ...former.api_schema, ...change } }
                      : former,
                  )
                }
              />
            ) : (
              <Section title={t('parameters')} text={t('parametersText')}>
                <ParametersEditor
                  value={tool.parameters ?? { properties: {}, required: [] }}
                  types={parameterTypes}
                  addLabel={t('addParameter')}
                  onChange={(parameters, isValid) => {
                    const object = tool.parameters ?? (newProperty('object', '') as ObjectJsonSchemaProperty);
                    const isEmpty = Object.keys(parameters.properties).length === 0;
                    set({ parameters: isEmpty ? null : { ...object, ...parameters } });
                    onValid('parameters', isValid);
                  }}
                />
              </Section>
            )}
            <BehaviorSection tool={tool} onChange={set} />
          </>
        )}
      </fieldset>
      <FormError text={failure} />
      {isChanged && (
        <div className="sticky bottom-0 -mx-1 flex flex-wrap items-center gap-3 rounded-xl border bg-raised px-4 py-3 shadow-pop">
          <span role="status" className="min-w-0 flex-1 text-13 text-ink-2">
            {t('unsaved')}
          </span>
          <Button disabled={isBusy} onClick={() => replace(stored)}>
            {t('discard')}
          </Button>
          <EditorButton variant="primary" isBusy={isBusy} disabled={!isFine} onClick={() => void save()}>
            {t('save')}
          </EditorButton>
        </div>
      )}
    </div>
  );
}
