import type { AnswerOf } from '@mynah/contract';
import type { voiceLibraryRoutes } from '@mynah/contract/voices/voice-library';

export type LibraryPage = AnswerOf<typeof voiceLibraryRoutes.list>;

/** In the order in which they are offered. */
export const sorts = ['trending', 'created_date', 'usage_character_count_1y', 'cloned_by_count'] as const;
export type LibrarySort = (typeof sorts)[number];
export const usualSort: LibrarySort = 'trending';
export const categories = ['professional', 'high_quality', 'famous'] as const;

/** What the address of the library holds, in its own short names. */
export interface LibraryFilter {
  search?: string;
  language?: string;
  accent?: string;
  gender?: string;
  age?: string;
  use_case?: string;
  category?: (typeof categories)[number];
  /** Days: voices whose owner gives at least so long. */
  notice?: number;
  /** Voices with a price of their own are left out. */
  rates?: 'no';
  /** Voices whose texts are looked at are left out. */
  moderated?: 'no';
  sort?: LibrarySort;
}

type Raw = Partial<Record<string, string>>;

const textOf = (value: string | undefined, longest: number): string | undefined =>
  value ? value.slice(0, longest) : undefined;
const oneOf = <Value extends string>(values: readonly Value[], value: string | undefined) =>
  values.find((candidate) => candidate === value);

/** Reads the address; what it does not know is as if it were not there. */
export function readFilter(raw: Raw): LibraryFilter {
  const notice = Number(raw.notice);
  return {
    search: textOf(raw.search, 200),
    language: textOf(raw.language, 20),
    accent: textOf(raw.accent, 80),
    gender: textOf(raw.gender, 40),
    age: textOf(raw.age, 40),
    use_case: textOf(raw.use_case, 80),
    category: oneOf(categories, raw.category),
    notice: Number.isInteger(notice) && notice > 0 && notice <= 730 ? notice : undefined,
    rates: oneOf(['no'] as const, raw.rates),
    moderated: oneOf(['no'] as const, raw.moderated),
    sort: oneOf(sorts, raw.sort),
  };
}

/** As the API is asked (VOI-052). */
export const toQuery = (filter: LibraryFilter) => ({
  search: filter.search?.trim() || undefined,
  language: filter.language,
  accent: filter.accent,
  gender: filter.gender,
  age: filter.age,
  use_cases: filter.use_case,
  category: filter.category,
  min_notice_period_days: filter.notice,
  include_custom_rates: filter.rates === 'no' ? false : undefined,
  include_live_moderated: filter.moderated === 'no' ? false : undefined,
  sort: filter.sort ?? usualSort,
});

/** The filters that are set, without the words and the order. */
export function activeFilters({ search: _search, sort: _sort, ...rest }: LibraryFilter) {
  return (Object.keys(rest) as (keyof typeof rest)[]).filter((name) => rest[name] !== undefined);
}

/** True where the whole library shows, in whatever order. */
export const isWhole = (filter: LibraryFilter): boolean =>
  !filter.search && activeFilters(filter).length === 0;

/** The order stays; all else goes. */
export const cleared = ({ sort }: LibraryFilter): LibraryFilter => ({ sort });
