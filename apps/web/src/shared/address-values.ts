import { useParams, useSearch } from '@tanstack/react-router';

/** Values of an address by their names: text, as somebody wrote or shared it. */
export type AddressValues = Partial<Record<string, string>>;

/** What `read` makes of the part of the address behind the `?`. */
export function useSearchValues<Values>(read: (search: AddressValues) => Values): Values {
  const search: AddressValues = useSearch({ strict: false });
  return read(search);
}

/** A part of the path, as `$voiceId` of a page's path names it; empty on pages without it. */
export function usePathValue(name: string): string {
  const params: AddressValues = useParams({ strict: false });
  return params[name] ?? '';
}
