import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every authenticator app has it: SHA-1, six digits, 30 seconds. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Clocks differ, and people type slowly: the code before and the one after count as well. */
const stepsAround = 1;

/** 160 bits, as RFC 4226 advises, in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

interface Label {
  issuer: string;
  account: string;
}

/** What an authenticator app reads from the QR code. */
export function otpauthUri(secret: string, { issuer, account }: Label): string {
  return new TOTP({ ...form, issuer, label: account, secret: Secret.fromBase32(secret) }).toString();
}

/** The time step that the code belongs to; undefined when it is none of now. */
export function stepOfCode(secret: string, code: string, at: Date): number | undefined {
  const timestamp = at.getTime();
  const delta = TOTP.validate({
    ...form,
    secret: Secret.fromBase32(secret),
    token: code,
    timestamp,
    window: stepsAround,
  });
  return delta === null ? undefined : TOTP.counter({ period: form.period, timestamp }) + delta;
}
