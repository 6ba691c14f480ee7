import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { usePrompt } from '#web/features/agents/editor/editor-context.tsx';
import { NumberInput, TextInput } from '#web/features/agents/editor/fields.tsx';
import { languageModelsQuery } from '#web/features/agents/editor/tabs/language-models.requests.ts';
import { useMessages } from '#web/features/agents/messages.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Slider } from '#web/ui/slider.tsx';

const ownModel = 'custom-llm';

/** Which language model thinks for the agent: one of the server's list, any other by its name, or one's own server. */
export function ModelField() {
  const t = useMessages();
  const [prompt, setPrompt] = usePrompt();
  const id = useId();
  const { data: models = [] } = useQuery(languageModelsQuery);
  return (
    <>
      <TextInput
        label={t('languageModel')}
        hint={t('languageModelHint')}
        list={id}
        value={prompt.llm}
        maxLength={200}
        onChange={(llm) => setPrompt({ llm })}
      />
      <datalist id={id}>
        {[...models, ownModel].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {prompt.llm === ownModel && <OwnModel />}
      <Slider
        label={t('temperature')}
        min={0}
        max={1}
        step={0.05}
        value={prompt.temperature ?? 0}
        onChange={(temperature) => setPrompt({ temperature })}
        formatValue={(value) => value.toFixed(2)}
        ends={[t('steady'), t('creative')]}
      />
      <NumberInput
        label={t('maxTokens')}
        hint={t('noLimitHint')}
        min={-1}
        max={100_000}
        value={prompt.max_tokens}
        onChange={(max_tokens) => setPrompt({ max_tokens })}
        error={t('maxTokensError')}
      />
    </>
  );
}

const apiTypes = ['chat_completions', 'responses'] as const;

function OwnModel() {
  const t = useMessages();
  const [prompt, setPrompt] = usePrompt();
  const own = prompt.custom_llm ?? {
    url: '',
    model_id: null,
    api_key: null,
    auth_connection: null,
    request_headers: {},
    api_version: null,
    api_type: 'chat_completions' as const,
  };
  const set = (next: Partial<typeof own>) => setPrompt({ custom_llm: { ...own, ...next } });
  const names = { chat_completions: t('chatCompletions'), responses: t('responses') };
  return (
    <div className="flex flex-col gap-4 rounded-lg border p-4">
      <TextInput
        label={t('serverAddress')}
        hint={t('serverAddressHint')}
        inputMode="url"
        placeholder="http://localhost:11434/v1"
        value={own.url}
        onChange={(url) => set({ url })}
      />
      <TextInput
        label={t('modelId')}
        value={own.model_id ?? ''}
        onChange={(name) => set({ model_id: name || null })}
      />
      <Field label={t('protocol')} className="max-w-70">
        {(control) => (
          <Select
            {...control}
            value={own.api_type === 'websocket' ? 'chat_completions' : own.api_type}
            onChange={(api_type) => set({ api_type })}
            options={apiTypes.map((value) => ({ value, label: names[value] }))}
          />
        )}
      </Field>
    </div>
  );
}
