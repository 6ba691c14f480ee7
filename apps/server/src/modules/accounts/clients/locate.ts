import type { Location } from '@mynah/contract/accounts/location';
import type { Call } from '../../../platform/http/index.ts';
import { findInDatabase } from './location-database.ts';
import { readLocationHeaders } from './read-headers.ts';

/**
 * Where a call comes from: by the headers of the operator's proxy, else by the address in the local database; nulls
 * where neither knows. Nobody outside is asked.
 */
export function locate({
  platform,
  header,
  ipAddress,
}: Pick<Call<never>, 'platform' | 'header' | 'ipAddress'>): Location {
  const told = readLocationHeaders(platform.config.locationHeaders, header);
  if (told.country !== null || told.region !== null || told.city !== null) return told;
  return findInDatabase(platform, ipAddress) ?? told;
}
