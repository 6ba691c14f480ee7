import type { HistoryFilter } from '#web/features/history/history.requests.ts';
import { readSearch } from '#web/features/history/history-search.ts';
import { useSearchValues } from '#web/shared/address-values.ts';
import { useNavigate } from '#web/shared/routing/index.ts';

/** The filter stands in the address, so that a view can be sent and gone back to. */
export function useHistoryFilter() {
  const { search, voice, source, model, date, from, to } = useSearchValues(readSearch);
  const navigate = useNavigate();
  const setFilter = (filter: HistoryFilter) =>
    void navigate({ to: '.', search: { ...filter }, replace: true });
  return { filter: { search, voice, source, model, date, from, to }, setFilter };
}

export const isNarrowed = (filter: HistoryFilter): boolean =>
  Object.values(filter).some((value) => value !== undefined);
