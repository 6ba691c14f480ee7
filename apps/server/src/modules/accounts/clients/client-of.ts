import type { Call } from '../../../platform/http/index.ts';
import { describePlace } from './describe-place.ts';
import { readDeviceCookie } from './device-cookie.ts';
import { locate } from './locate.ts';

/** Where a sign-in comes from; shown in the list of sessions. */
export interface Client {
  ipAddress: string;
  userAgent: string | undefined;
  /** City, region and country, where they are known. */
  place?: string | null;
  /** Of the cookie by which this browser is known again. */
  deviceToken?: string;
}

export const clientOf = (
  call: Pick<Call<never>, 'platform' | 'cookies' | 'header' | 'ipAddress'>,
): Client => ({
  ipAddress: call.ipAddress,
  deviceToken: readDeviceCookie(call),
  userAgent: call.header('user-agent'),
  place: describePlace(locate(call)),
});
