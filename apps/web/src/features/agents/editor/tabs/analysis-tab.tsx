import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { AgentContent } from '#web/features/agents/agent-types.ts';
import { usePlatform } from '#web/features/agents/editor/editor-context.tsx';
import { Section, TextArea, TextInput } from '#web/features/agents/editor/fields.tsx';
import { useMessages } from '#web/features/agents/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';

type Criterion = AgentContent['platform_settings']['evaluation']['criteria'][number];
type Property = AgentContent['platform_settings']['data_collection'][string];

/** What is made of a conversation when it is over. */
export function AnalysisTab() {
  return (
    <>
      <Criteria />
      <DataCollection />
    </>
  );
}

function Criteria() {
  const t = useMessages();
  const [evaluation, setEvaluation] = usePlatform('evaluation');
  const { criteria } = evaluation;
  const set = (next: Criterion[]) => setEvaluation({ ...evaluation, criteria: next });
  const change = (id: string, part: Partial<Criterion>) =>
    set(criteria.map((one) => (one.id === id ? { ...one, ...part } : one)));
  return (
    <Section title={t('criteria')} text={t('criteriaText')}>
      {criteria.map(({ id, name, conversation_goal_prompt }) => (
        <div key={id} className="flex flex-col gap-4 rounded-lg border p-4">
          <div className="flex items-end gap-2">
            <div className="flex-1">
              <TextInput
                label={t('criterionName')}
                value={name}
                onChange={(next) => change(id, { name: next })}
              />
            </div>
            <IconButton
              label={t('removeItem', { name: name || id })}
              onClick={() => set(criteria.filter((one) => one.id !== id))}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </div>
          <TextArea
            label={t('criterionGoal')}
            placeholder={t('criterionExample')}
            maxLength={2000}
            value={conversation_goal_prompt}
            onChange={(next) => change(id, { conversation_goal_prompt: next })}
          />
        </div>
      ))}
      <div>
        <Button onClick={() => set([...criteria, newCriterion(criteria)])}>
          <Plus aria-hidden />
          {t('addCriterion')}
        </Button>
      </div>
    </Section>
  );
}

function newCriterion(criteria: readonly Criterion[]): Criterion {
  const taken = new Set(criteria.map(({ id }) => id));
  let number = criteria.length + 1;
  while (taken.has(`criterion_${number}`)) number += 1;
  return {
    id: `criterion_${number}`,
    name: '',
    type: 'prompt',
    conversation_goal_prompt: '',
    use_knowledge_base: false,
    scope: 'conversation',
    llm: null,
    scoring_mode: 'binary',
    max_score: 100,
    score_instructions: null,
  };
}

const property: Property = {
  type: 'string',
  description: '',
  enum: null,
  is_system_provided: false,
  dynamic_variable: '',
  allowed_values: null,
  allowed_values_dynamic_variable: '',
  constant_value: '',
  is_omitted: false,
  name: null,
  llm: null,
};

function DataCollection() {
  const t = useMessages();
  const [data, setData] = usePlatform('data_collection');
  const [name, setName] = useState('');
  const isFine = /^[\w-]{1,100}$/.test(name) && !(name in data);
  const change = (id: string, part: Partial<Property>) =>
    setData({ ...data, [id]: { ...property, ...data[id], ...part } });
  const types = {
    string: t('typeText'),
    boolean: t('typeYesNo'),
    integer: t('typeInteger'),
    number: t('typeNumber'),
  };
  return (
    <Section title={t('dataCollection')} text={t('dataCollectionText')}>
      {Object.entries(data).map(([id, { type, description }]) => (
        <div key={id} className="flex flex-wrap items-center gap-2">
          <span className="figures w-36 truncate text-13" title={id}>
            {id}
          </span>
          <div className="w-36">
            <Select
              aria-label={t('typeOf', { name: id })}
              value={type}
              onChange={(next) => change(id, { type: next })}
              options={(['string', 'boolean', 'integer', 'number'] as const).map((value) => ({
                value,
                label: types[value],
              }))}
            />
          </div>
          <Input
            aria-label={t('descriptionOf', { name: id })}
            placeholder={t('whatItIs')}
            value={description}
            onChange={({ target }) => change(id, { description: target.value })}
            className="min-w-40 flex-1"
          />
          <IconButton
            size="sm"
            label={t('removeItem', { name: id })}
            onClick={() => setData(Object.fromEntries(Object.entries(data).filter(([one]) => one !== id)))}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      ))}
      <form
        className="flex flex-wrap gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isFine) return;
          change(name, {});
          setName('');
        }}
      >
        <Input
          aria-label={t('fieldName')}
          placeholder={t('fieldExample')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          className="max-w-70"
        />
        <Button type="submit" disabled={!isFine}>
          <Plus aria-hidden />
          {t('addField')}
        </Button>
      </form>
    </Section>
  );
}
