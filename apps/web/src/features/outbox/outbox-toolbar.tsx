import { type MailKind, mailKinds } from '@mynah/contract/workspaces/mail-kinds';
import { useEffect, useState } from 'react';
import { useMessages } from '#web/features/outbox/messages.ts';
import { type OutboxFilter, type ShownState, shownStates } from '#web/features/outbox/outbox-filter.ts';
import { useDebounced } from '#web/shared/use-debounced.ts';
import { SearchField } from '#web/ui/search-field.tsx';
import { Select } from '#web/ui/select.tsx';

const ANY = 'any';
const PAUSE_MS = 250;

type OutboxToolbarProps = { filter: OutboxFilter; onChange: (filter: OutboxFilter) => void };

export function OutboxToolbar({ filter, onChange }: OutboxToolbarProps) {
  const t = useMessages();
  const stateNames = { waiting: t('waiting'), handed_on: t('handed_on'), all: t('anyState') };
  return (
    <div className="flex flex-wrap gap-2">
      <SearchWords filter={filter} onChange={onChange} />
      <Select<MailKind | typeof ANY>
        aria-label={t('kind')}
        value={filter.kind ?? ANY}
        onChange={(kind) => onChange({ ...filter, kind: kind === ANY ? undefined : kind })}
        options={[
          { value: ANY, label: t('anyKind') },
          ...mailKinds.map((value) => ({ value, label: t(value) })),
        ]}
        className="w-44! max-sm:flex-1"
      />
      <Select<ShownState>
        aria-label={t('state')}
        value={filter.state ?? 'waiting'}
        onChange={(state) => onChange({ ...filter, state: state === 'waiting' ? undefined : state })}
        options={shownStates.map((value) => ({ value, label: stateNames[value] }))}
        className="w-36! max-sm:flex-1"
      />
    </div>
  );
}

/** The address follows what is typed when the hand rests. */
function SearchWords({ filter, onChange }: OutboxToolbarProps) {
  const t = useMessages();
  const [text, setText] = useState(filter.search ?? '');
  const settled = useDebounced(text.trim(), PAUSE_MS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed changes the address
  useEffect(() => {
    if (settled !== (filter.search ?? '')) onChange({ ...filter, search: settled || undefined });
  }, [settled]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an address that changed elsewhere changes the field
  useEffect(() => {
    if ((filter.search ?? '') !== settled) setText(filter.search ?? '');
  }, [filter.search]);
  return (
    <SearchField
      label={t('searchLabel')}
      placeholder={t('searchPlaceholder')}
      value={text}
      onChange={setText}
      maxLength={200}
      className="min-w-52 max-sm:basis-full"
    />
  );
}
