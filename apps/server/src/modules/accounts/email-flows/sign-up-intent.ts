import type { AccountMetadata } from '@mynah/contract/accounts/sign-up';
import { hashSecret } from '../../../platform/crypto/index.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { putOneTimeToken, takeOneTimeToken } from '../one-time-tokens/index.ts';
import type { GeoLocation } from '../users/users.tables.ts';

const purpose = 'sign-up';
const holdsMs = 3600_000;

/** What was said of a person before they sign up. */
export interface SignUpIntent {
  agreesToProductUpdates: boolean;
  geoLocation: GeoLocation | null;
}

type Metadata = { agreesToProductUpdates?: boolean; geoLocation?: GeoLocation } | undefined;

/** Keeps it for the address, for an hour. Who calls has looked at captcha and invite. */
export async function persistSignUpIntent(
  { db, clock }: Platform,
  { email, accountMetadata }: { email: string; accountMetadata: Metadata },
): Promise<void> {
  const metadata: AccountMetadata = {
    agrees_to_product_updates: accountMetadata?.agreesToProductUpdates,
    geo_location: accountMetadata?.geoLocation,
  };
  await putOneTimeToken(db, {
    tokenHash: hashOf(email),
    purpose,
    payload: { metadata: JSON.stringify(metadata) },
    expiresAt: new Date(clock.now().getTime() + holdsMs),
  });
}

/** Of two sign-ups with one address at once only one goes on. @throws Failure `sign_up_not_prepared` */
export async function takeSignUpIntent(
  { clock }: Platform,
  transaction: Transaction,
  email: string,
): Promise<SignUpIntent> {
  const use = { tokenHash: hashOf(email), purpose, now: clock.now() } as const;
  const token = await takeOneTimeToken(transaction, use);
  if (!token) throw new Failure('sign_up_not_prepared', 'This sign-up took too long. Submit the form again.');
  const metadata = JSON.parse(token.payload?.metadata ?? '{}') as AccountMetadata;
  return {
    agreesToProductUpdates: metadata.agrees_to_product_updates ?? false,
    geoLocation: metadata.geo_location ?? null,
  };
}

const hashOf = (email: string): string => hashSecret(`${purpose} ${email}`);
