import { readFile } from 'node:fs/promises';
import type { Location } from '@mynah/contract/accounts/location';
import { type CityResponse, Reader } from 'mmdb-lib';
import { ConfigFault } from '../../../platform/config/config.ts';
import type { Platform } from '../../../platform/platform.ts';

/** Files with countries alone have the rest missing. */
const readers = new WeakMap<Platform, Reader<CityResponse>>();

/** At start: the file is read once and stays in memory. @throws ConfigFault in one sentence when it cannot be read */
export async function openLocationDatabase(platform: Platform): Promise<void> {
  const { locationDatabase } = platform.config;
  if (!locationDatabase) return;
  try {
    readers.set(platform, new Reader<CityResponse>(await readFile(locationDatabase)));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ConfigFault(`MYNAH_LOCATION_DATABASE: the file cannot be read (${reason}).`, { cause });
  }
}

/** Undefined without a database, and for addresses that it does not have. */
export function findInDatabase(platform: Platform, ipAddress: string): Location | undefined {
  const found = readers.get(platform)?.get(ipAddress.replace(/^::ffff:(?=\d+\.)/i, ''));
  if (!found?.country?.iso_code) return undefined;
  return {
    country: found.country.iso_code,
    region: found.subdivisions?.[0]?.names?.en ?? null,
    city: found.city?.names?.en ?? null,
  };
}
