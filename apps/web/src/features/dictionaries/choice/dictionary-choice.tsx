import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useMessages } from '#web/features/dictionaries/choice/messages.ts';
import { dictionaryChoiceQuery } from '#web/features/dictionaries/dictionaries.requests.ts';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Select } from '#web/ui/select.tsx';

const MOST = 3;
const ADD = '';

type DictionaryChoiceProps = {
  /** Ids, in the order in which their rules are tried. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  label?: string;
  hint?: string;
  disabled?: boolean;
  /** Nothing at all where there is nothing to choose. */
  isHiddenWhenEmpty?: boolean;
};

/** Up to three dictionaries, for a request or for the workspace. */
export function DictionaryChoice(props: DictionaryChoiceProps) {
  const { chosen, onChange, label, hint, disabled, isHiddenWhenEmpty } = props;
  const t = useMessages();
  const { data } = useQuery(dictionaryChoiceQuery);
  const all = data ?? [];
  if (isHiddenWhenEmpty && all.length === 0 && chosen.length === 0) return null;
  const nameOf = (id: string) => all.find((dictionary) => dictionary.id === id)?.name ?? t('choiceGone');
  const others = all.filter(
    ({ id, archived_time_unix }) => archived_time_unix === null && !chosen.includes(id),
  );
  const title = label ?? t('choice');
  return (
    <Field label={title} hint={hint ?? (all.length === 0 ? t('choiceNone') : t('choiceHint'))}>
      {(control) => (
        <div className="flex flex-col gap-1.5">
          {chosen.length > 0 && (
            <ol aria-label={title} className="flex flex-col divide-y rounded-md border bg-surface">
              {chosen.map((id) => (
                <li key={id} className="flex items-center gap-2 py-0.5 pe-1 ps-3">
                  <span className="min-w-0 flex-1 truncate text-13 text-ink">{nameOf(id)}</span>
                  <IconButton
                    size="sm"
                    hideTooltip
                    disabled={disabled}
                    label={t('choiceRemove', { name: nameOf(id) })}
                    onClick={() => onChange(chosen.filter((other) => other !== id))}
                  >
                    <X aria-hidden />
                  </IconButton>
                </li>
              ))}
            </ol>
          )}
          {chosen.length < MOST && (
            <Select
              {...control}
              aria-label={t('choiceAdd')}
              value={ADD}
              disabled={disabled || others.length === 0}
              onChange={(id) => id !== ADD && onChange([...chosen, id])}
              options={[
                { value: ADD, label: t('choiceAdd') },
                ...others.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          )}
        </div>
      )}
    </Field>
  );
}
