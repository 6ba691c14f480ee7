import type { Voice } from '@mynah/contract/voices/voices';
import { useQuery } from '@tanstack/react-query';
import { FolderOpen } from 'lucide-react';
import { collectionsQuery } from '#web/features/voice-lab/lab.requests.ts';
import { LAB_SORTS, type LabFilter } from '#web/features/voice-lab/list/arrange-voices.ts';
import { useMessages } from '#web/features/voice-lab/messages.ts';
import { COLLECTIONS_PATH } from '#web/features/voice-lab/paths.ts';
import { categoryName } from '#web/features/voice-lab/voice-state.ts';
import { Link } from '#web/shared/routing/index.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { Select } from '#web/ui/select.tsx';

type LabFiltersProps = {
  voices: readonly Voice[];
  filter: LabFilter;
  onChange: (part: Partial<LabFilter>) => void;
};

const ANY = 'any';
const toValue = (value: string) => (value === ANY ? undefined : value);

/** Only what occurs in the list can be filtered for. */
export function LabFilters({ voices, filter, onChange }: LabFiltersProps) {
  const t = useMessages();
  const collections = useQuery(collectionsQuery).data ?? [];
  const categories = [...new Set(voices.map(({ category }) => category))];
  const sorts = { newest: t('newest'), oldest: t('oldest'), name: t('byName') };
  return (
    <search className="flex flex-wrap gap-2">
      <SearchField
        label={t('search')}
        placeholder={t('searchPlaceholder')}
        value={filter.search}
        onChange={(search) => onChange({ search })}
        className="min-w-50 max-sm:basis-full"
      />
      {categories.length > 1 && (
        <Select
          aria-label={t('category')}
          className="w-40! max-sm:w-auto! max-sm:flex-1"
          value={filter.category ?? ANY}
          onChange={(value) => onChange({ category: toValue(value) })}
          options={[
            { value: ANY, label: t('anyCategory') },
            ...categories.map((category) => ({ value: category as string, label: categoryName(category) })),
          ]}
        />
      )}
      {collections.length > 0 && (
        <Select
          aria-label={t('collection')}
          className="w-40! max-sm:w-auto! max-sm:flex-1"
          value={filter.collection ?? ANY}
          onChange={(value) => onChange({ collection: toValue(value) })}
          options={[
            { value: ANY, label: t('anyCollection') },
            ...collections.map(({ collection_id, title }) => ({ value: collection_id, label: title })),
          ]}
        />
      )}
      <Select
        aria-label={t('sort')}
        className="w-36! max-sm:w-auto! max-sm:flex-1"
        value={filter.sort}
        onChange={(sort) => onChange({ sort })}
        options={LAB_SORTS.map((sort) => ({ value: sort, label: sorts[sort] }))}
      />
      <Link to={COLLECTIONS_PATH} className={buttonClass()}>
        <FolderOpen aria-hidden />
        {t('collectionsTitle')}
      </Link>
    </search>
  );
}
