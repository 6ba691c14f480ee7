import type { Platform } from '../platform.ts';
import { requireOutsideUrl } from './outside-url.ts';
import { type OutsideAnswer, type OutsideRequest, requestOutside } from './request-outside.ts';

/**
 * Calls an address that somebody gave us: https only, never into a private network, no redirects followed, limited in
 * time and size. Any status is an answer. @throws Failure `address_refused`, `outside_unreachable`
 */
export async function fetchOutside(
  { config }: Pick<Platform, 'config'>,
  address: string,
  init: OutsideRequest = {},
): Promise<OutsideAnswer> {
  const url = requireOutsideUrl(config, address);
  return requestOutside(url, init, { allowsPrivate: config.allowPrivateAddresses });
}
