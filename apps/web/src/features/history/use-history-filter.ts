import { useNavigate, useSearch } from '@tanstack/react-router';
import type { HistoryFilter } from '#web/features/history/history.requests.ts';

/** The filter stands in the address, so that a view can be sent and gone back to. */
export function useHistoryFilter() {
  const { search, voice, source, model, date, from, to } = useSearch({ strict: false }) as HistoryFilter;
  const navigate = useNavigate();
  const setFilter = (filter: HistoryFilter) =>
    void navigate({ to: '.', search: { ...filter }, replace: true });
  return { filter: { search, voice, source, model, date, from, to }, setFilter };
}

export const isNarrowed = (filter: HistoryFilter): boolean =>
  Object.values(filter).some((value) => value !== undefined);
