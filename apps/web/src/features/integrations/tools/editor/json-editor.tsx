import { useState } from 'react';
import { useMessages } from '#web/features/integrations/messages.ts';
import type { EditedTool } from '#web/features/integrations/tools/editor/about-section.tsx';
import { Section } from '#web/features/integrations/tools/editor/section.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { controlClass } from '#web/ui/input.tsx';

interface JsonEditorProps {
  tool: EditedTool;
  onUse: (tool: EditedTool) => void;
}

/** The whole tool; what the form does not show is here, too. The server says what does not fit. */
export function JsonEditor({ tool, onUse }: JsonEditorProps) {
  const t = useMessages();
  const whole = JSON.stringify(tool, null, 2);
  const [text, setText] = useState(whole);
  const parsed = parse(text, tool);
  return (
    <Section title={t('json')} text={t('jsonHint')}>
      <Field label={t('json')} error={parsed ? undefined : t('jsonInvalid')}>
        {(control) => (
          <textarea
            {...control}
            rows={24}
            spellCheck={false}
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
            className={`${controlClass} p-3 font-mono text-12 leading-5`}
          />
        )}
      </Field>
      <div>
        <Button disabled={!parsed || text === whole} onClick={() => parsed && onUse(parsed)}>
          {t('jsonUse')}
        </Button>
      </div>
    </Section>
  );
}

/** Laid over what there is: a part that the form needs is never missing. */
function parse(text: string, tool: EditedTool): EditedTool | undefined {
  try {
    const given: unknown = JSON.parse(text);
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
    const next = { ...tool, ...given, type: tool.type } as EditedTool;
    if (next.type !== 'webhook' || tool.type !== 'webhook') return next;
    return { ...next, api_schema: { ...tool.api_schema, ...next.api_schema } };
  } catch {
    // told beside the field
    return undefined;
  }
}
