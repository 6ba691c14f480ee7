import type { DubFilter } from '#web/features/dubbing/dubbing.requests.ts';
import { useSearchValues } from '#web/shared/address-values.ts';
import { useNavigate } from '#web/shared/routing/index.ts';

/** What the list is narrowed to stands in the address. */
export function useDubFilter() {
  const navigate = useNavigate();
  const filter = useSearchValues<DubFilter>(({ search, status, language }) => ({ search, status, language }));
  const setFilter = (next: DubFilter) =>
    void navigate({ to: '.', search: (former: object) => ({ ...former, ...next }), replace: true });
  return { filter, setFilter };
}

export const isNarrowed = ({ search, status, language }: DubFilter): boolean =>
  [search, status, language].some((value) => value !== undefined);
