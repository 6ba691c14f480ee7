import { useParams, useSearch } from '#web/shared/routing/index.ts';
import type { AddressValues } from '#web/shared/routing/visit.ts';

export type { AddressValues } from '#web/shared/routing/visit.ts';

/** What `read` makes of the part of the address behind the `?`. */
export function useSearchValues<Values>(read: (search: AddressValues) => Values): Values {
  return read(useSearch());
}

/** A part of the path, as `$voiceId` of a page's path names it; empty on pages without it. */
export function usePathValue(name: string): string {
  return useParams()[name] ?? '';
}
