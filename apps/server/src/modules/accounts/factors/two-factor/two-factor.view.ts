import type { SecondFactor, TrustedDevice } from '@mynah/contract/accounts/two-factor';
import { unixSeconds } from '../../../../platform/clock/clock.ts';
import { describeDevice } from '../../clients/index.ts';
import { maskPhoneNumber } from './mask-phone-number.ts';
import type { TrustedDeviceRow } from './trusted-devices.store.ts';
import type { SecondFactorRow } from './two-factor.store.ts';

export const toSecondFactor = ({ kind, phoneNumber, createdAt }: SecondFactorRow): SecondFactor => ({
  factor: kind,
  phone_number: phoneNumber && maskPhoneNumber(phoneNumber),
  created_at_unix: unixSeconds(createdAt),
});

export const toTrustedDevice = (
  { id, userAgent, tokenHash, createdAt, expiresAt }: TrustedDeviceRow,
  currentTokenHash: string | undefined,
): TrustedDevice => ({
  device_id: id,
  device: describeDevice(userAgent).name,
  is_current: tokenHash === currentTokenHash,
  created_at_unix: unixSeconds(createdAt),
  expires_at_unix: unixSeconds(expiresAt),
});
