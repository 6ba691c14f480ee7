import { useMessages } from '#web/features/integrations/messages.ts';
import { Section } from '#web/features/integrations/tools/editor/section.tsx';
import type { ClientToolConfig, WebhookToolConfig } from '#web/features/integrations/tools/tools.requests.ts';
import { Field } from '#web/ui/field.tsx';
import { controlClass, Input, typedTextClass } from '#web/ui/input.tsx';

export type EditedTool = WebhookToolConfig | ClientToolConfig;

interface AboutSectionProps {
  tool: EditedTool;
  onChange: (change: Pick<EditedTool, 'name'> | Pick<EditedTool, 'description'>) => void;
}

export const isName = (name: string): boolean => /^[\w-]{1,64}$/.test(name);

export function AboutSection({ tool: { name, description }, onChange }: AboutSectionProps) {
  const t = useMessages();
  return (
    <Section title={t('about')}>
      <Field
        label={t('toolName')}
        hint={t('toolNameHint')}
        error={isName(name) ? undefined : t('toolNameInvalid')}
      >
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            className="font-mono"
            value={name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        )}
      </Field>
      <Field
        label={t('toolDescription')}
        hint={t('toolDescriptionHint')}
        error={description.trim() ? undefined : t('descriptionMissing')}
      >
        {(control) => (
          <textarea
            {...control}
            rows={2}
            value={description}
            onChange={({ target }) => onChange({ description: target.value })}
            className={`${controlClass} ${typedTextClass} field-sizing-content px-3 py-2 leading-5`}
          />
        )}
      </Field>
    </Section>
  );
}
