import { Failure } from '../../../../platform/errors/index.ts';
import { isAddressOrRange } from '../allowed-address.ts';

/** How far a key reaches, as it is asked for. Null lifts a bound. */
export interface KeyBounds {
  allowedIps?: readonly string[] | null;
  expiresAtUnix?: number | null;
}

/** The bounds as they are stored. @throws Failure `invalid_request` */
export function readBounds(
  { allowedIps, expiresAtUnix }: KeyBounds,
  now: Date,
): { allowedIps?: string[] | null; expiresAt?: Date | null } {
  const wrong = allowedIps?.find((entry) => !isAddressOrRange(entry));
  if (wrong !== undefined) throw invalid('allowed_ips', `${wrong} isn’t an IP address or a CIDR range.`);
  const expiresAt = expiresAtUnix == null ? expiresAtUnix : new Date(expiresAtUnix * 1000);
  if (expiresAt && expiresAt <= now) throw invalid('expires_at_unix', 'A key can only expire in the future.');
  return { allowedIps: allowedIps && [...new Set(allowedIps)], expiresAt };
}

const invalid = (param: string, message: string): Failure =>
  new Failure('invalid_request', message, { data: { param } });
