import type { Location } from '@mynah/contract/accounts/location';

/**
 * Where the caller is, from the headers that the operator's proxy sets (country, region, city); null where one is not
 * named or not sent. Some proxies percent-encode names that are not ASCII.
 */
export function readLocationHeaders(
  headers: readonly string[],
  header: (name: string) => string | undefined,
): Location {
  const [country = null, region = null, city = null] = headers.map((name) => {
    const value = header(name)?.trim().slice(0, 100);
    return value ? decoded(value) : null;
  });
  return { region, country, city };
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    // a lone percent sign: it was not encoded
    return value;
  }
}
