import type { Location } from '@mynah/contract/accounts/location';

/** `Toledo, Ohio, US`; null where nothing is known. */
export function describePlace({ city, region, country }: Location): string | null {
  // a city that is its own region is named once
  const parts = [...new Set([city, region, country].filter((part) => part !== null))];
  return parts.length > 0 ? parts.join(', ') : null;
}
