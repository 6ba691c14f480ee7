import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';

/** Asks an address that an admin entered. Https only, unless the operator allows private addresses. */
export async function fetchOutside(platform: Platform, url: string, init: RequestInit): Promise<Response> {
  requireOutside(platform, url);
  return fetch(url, { ...init, signal: AbortSignal.timeout(10_000) });
}

/** @throws Failure `invalid_request` */
export function requireOutside({ config }: Platform, url: string): void {
  if (new URL(url).protocol === 'https:' || config.allowsPrivateAddresses) return;
  throw new Failure('invalid_request', 'The address of an identity provider begins with https://.');
}
