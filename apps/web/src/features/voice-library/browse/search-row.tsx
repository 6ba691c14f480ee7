import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  activeFilters,
  type LibrarySort,
  sorts,
  usualSort,
} from '#web/features/voice-library/browse/library-filter.ts';
import { languageOptions } from '#web/features/voice-library/browse/library-values.ts';
import type { FilterState } from '#web/features/voice-library/browse/use-filter.ts';
import { useMessages } from '#web/features/voice-library/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { Select } from '#web/ui/select.tsx';

const ANY = 'any';
const SORT_NAMES = {
  trending: 'sortTrending',
  created_date: 'sortLatest',
  usage_character_count_1y: 'sortUsed',
  cloned_by_count: 'sortAdded',
} as const satisfies Record<LibrarySort, string>;

type SearchRowProps = FilterState & { onOpenFilters: () => void; action?: ReactNode };

export function SearchRow({ filter, change, onOpenFilters, action }: SearchRowProps) {
  const t = useMessages();
  // what has its own control in the row need not be counted on the button
  const count = activeFilters(filter).filter((name) => name !== 'language' && name !== 'use_case').length;
  return (
    <search className="flex flex-wrap gap-2">
      <AddressSearch filter={filter} change={change} />
      <Select
        aria-label={t('language')}
        className="h-10! w-44! max-sm:w-[calc(50%-4px)]!"
        value={filter.language ?? ANY}
        onChange={(value) =>
          change({ ...filter, language: value === ANY ? undefined : value, accent: undefined })
        }
        options={[{ value: ANY, label: t('anyLanguage') }, ...languageOptions()]}
      />
      <Select
        aria-label={t('sort')}
        className="h-10! w-36! max-sm:w-[calc(50%-4px)]!"
        value={filter.sort ?? usualSort}
        onChange={(sort) => change({ ...filter, sort: sort === usualSort ? undefined : sort })}
        options={sorts.map((value) => ({ value, label: t(SORT_NAMES[value]) }))}
      />
      <Button className="h-10! max-sm:flex-1" onClick={onOpenFilters} aria-haspopup="dialog">
        <SlidersHorizontal aria-hidden />
        {count > 0 ? t('filtersSet', { count }) : t('filters')}
      </Button>
      {action}
    </search>
  );
}

function AddressSearch({ filter, change }: FilterState) {
  const t = useMessages();
  const [text, setText] = useState(filter.search ?? '');
  const sent = useRef(filter.search ?? '');
  // back, forward and 'clear' change the address without the field
  useEffect(() => {
    const inAddress = filter.search ?? '';
    if (inAddress === sent.current) return;
    sent.current = inAddress;
    setText(inAddress);
  }, [filter.search]);
  const search = (next: string): void => {
    setText(next);
    sent.current = next;
    change({ ...filter, search: next || undefined });
  };
  return (
    <SearchField
      label={t('search')}
      placeholder={t('searchPlaceholder')}
      value={text}
      onChange={search}
      maxLength={200}
      isTall
      className="min-w-60 max-sm:basis-full"
    />
  );
}
