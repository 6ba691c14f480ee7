import { useConfig, usePrompt } from '#web/features/agents/editor/editor-context.tsx';
import { Section, TextArea, TextInput } from '#web/features/agents/editor/fields.tsx';
import { LanguageSelect } from '#web/features/agents/editor/tabs/language-select.tsx';
import { ModelField } from '#web/features/agents/editor/tabs/model-field.tsx';
import { variablesIn } from '#web/features/agents/editor/tabs/prompt-variables.ts';
import { useMessages } from '#web/features/agents/messages.ts';

/** Who it is, and what it says first. */
export function AgentTab() {
  const t = useMessages();
  const [agent, setAgent] = useConfig('agent');
  const [prompt, setPrompt] = usePrompt();
  return (
    <>
      <Section title={t('identity')}>
        <TextArea
          label={t('firstMessage')}
          hint={t('firstMessageHint')}
          value={agent.first_message}
          rows={2}
          onChange={(first_message) => setAgent({ first_message })}
        />
        <TextArea
          label={t('systemPrompt')}
          hint={t('systemPromptHint', { name: '{{name}}' })}
          value={prompt.prompt}
          rows={8}
          onChange={(text) => setPrompt({ prompt: text })}
        />
        <LanguageSelect
          label={t('language')}
          value={agent.language}
          onChange={(language) => setAgent({ language })}
        />
      </Section>
      <Variables />
      <Section title={t('model')} text={t('modelText')}>
        <ModelField />
      </Section>
    </>
  );
}

/** Values that stand in for those of a caller, while one tries the agent. */
function Variables() {
  const t = useMessages();
  const [agent, setAgent] = useConfig('agent');
  const names = variablesIn(agent.first_message, agent.prompt.prompt);
  if (names.length === 0) return null;
  const { dynamic_variable_placeholders: values } = agent.dynamic_variables;
  const set = (name: string, value: string) =>
    setAgent({
      dynamic_variables: {
        ...agent.dynamic_variables,
        dynamic_variable_placeholders: { ...values, [name]: value },
      },
    });
  return (
    <Section title={t('variables')} text={t('variablesText')}>
      {names.map((name) => (
        <TextInput
          key={name}
          label={name}
          value={String(values[name] ?? '')}
          onChange={(value) => set(name, value)}
        />
      ))}
    </Section>
  );
}
