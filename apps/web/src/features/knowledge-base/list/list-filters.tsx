import type { SortBy } from '#web/features/knowledge-base/knowledge.requests.ts';
import { useMessages } from '#web/features/knowledge-base/messages.ts';
import type { KnowledgeSearch } from '#web/features/knowledge-base/page-address.ts';
import { SearchField } from '#web/ui/search-field.tsx';
import { Select } from '#web/ui/select.tsx';

interface ListFiltersProps {
  values: KnowledgeSearch;
  onChange: (next: Partial<KnowledgeSearch>) => void;
}

export function ListFilters({ values, onChange }: ListFiltersProps) {
  const t = useMessages();
  const { search = '', sort = 'created_at', type } = values;
  return (
    <>
      <SearchField
        label={t('search')}
        placeholder={t('search')}
        value={search}
        onChange={(next) => onChange({ search: next || undefined })}
        maxLength={200}
        className="min-w-40"
      />
      <div className="w-32">
        <Select
          aria-label={t('kinds')}
          value={type ?? 'all'}
          onChange={(next) => onChange({ type: next === 'all' ? undefined : next })}
          options={[
            { value: 'all', label: t('allTypes') },
            { value: 'text', label: t('typeText') },
            { value: 'file', label: t('typeFile') },
            { value: 'url', label: t('typeUrl') },
          ]}
        />
      </div>
      <div className="w-36">
        <Select<SortBy>
          aria-label={t('sort')}
          value={sort}
          onChange={(next) => onChange({ sort: next === 'created_at' ? undefined : next })}
          options={[
            { value: 'created_at', label: t('sortNewest') },
            { value: 'updated_at', label: t('sortUpdated') },
            { value: 'name', label: t('sortName') },
            { value: 'size', label: t('sortSize') },
          ]}
        />
      </div>
    </>
  );
}
