import { successResults } from '@mynah/contract/agents/conversations/analysis-results';
import { useQuery } from '@tanstack/react-query';
import { agentChoicesQuery } from '#web/features/agents/index.ts';
import { tagsQuery } from '#web/features/conversations/conversations.requests.ts';
import { useMessages } from '#web/features/conversations/messages.ts';
import { Select } from '#web/ui/select.tsx';

export type ListSearch = {
  search?: string | undefined;
  agent_id?: string | undefined;
  result?: string | undefined;
  since?: string | undefined;
  tag?: string | undefined;
};

interface ConversationFiltersProps {
  values: ListSearch;
  onChange: (part: ListSearch) => void;
}

const daysBack = [7, 30, 90] as const;
const resultNames = {
  success: 'resultSuccess',
  failure: 'resultFailure',
  unknown: 'resultUnknown',
} as const;

/** Which conversations are listed; each choice stands in the address. */
export function ConversationFilters({ values, onChange }: ConversationFiltersProps) {
  const t = useMessages();
  const agents = useQuery(agentChoicesQuery).data ?? [];
  const tags = useQuery(tagsQuery).data ?? [];
  return (
    <div className="flex flex-wrap gap-2">
      <Choice
        label={t('agent')}
        any={t('everyAgent')}
        value={values.agent_id}
        options={agents.map(({ agent_id: value, name: label }) => ({ value, label }))}
        onChange={(agent_id) => onChange({ agent_id })}
      />
      <Choice
        label={t('result')}
        any={t('anyResult')}
        value={values.result}
        options={successResults.map((value) => ({ value, label: t(resultNames[value]) }))}
        onChange={(result) => onChange({ result })}
      />
      <Choice
        label={t('since')}
        any={t('anyTime')}
        value={values.since}
        options={[
          { value: '1', label: t('today') },
          ...daysBack.map((count) => ({
            value: String(count),
            label: t('lastDays', { count: String(count) }),
          })),
        ]}
        onChange={(since) => onChange({ since })}
      />
      {tags.length > 0 && (
        <Choice
          label={t('tag')}
          any={t('anyTag')}
          value={values.tag}
          options={tags.map(({ tag_id: value, title: label }) => ({ value, label }))}
          onChange={(tag) => onChange({ tag })}
        />
      )}
    </div>
  );
}

interface ChoiceProps {
  label: string;
  /** What is chosen as long as nothing is. */
  any: string;
  value: string | undefined;
  options: readonly { value: string; label: string }[];
  onChange: (value: string | undefined) => void;
}

const anyValue = 'any';

export function Choice({ label, any, value, options, onChange }: ChoiceProps) {
  const chosen = options.some((option) => option.value === value) ? value : anyValue;
  return (
    <Select
      aria-label={label}
      className="w-40!"
      value={chosen ?? anyValue}
      onChange={(next) => onChange(next === anyValue ? undefined : next)}
      options={[{ value: anyValue, label: any }, ...options]}
    />
  );
}
