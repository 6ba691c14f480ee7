import { createPrivateKey, type KeyObject } from 'node:crypto';
import type { jwtAlgorithms } from '@mynah/contract/agents/secrets/auth-connections';
import { SignJWT } from 'jose';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import { Failure } from '../../../platform/errors/index.ts';

export interface SignedClaims {
  algorithm: (typeof jwtAlgorithms)[number];
  key_id: string | null;
  issuer: string;
  audience: string;
  subject: string;
  expiration_seconds: number;
  extra_params: Readonly<Record<string, string>>;
}

/** A JWT (RFC 7523) that says who asks. @throws Failure `unprocessable` for a key that does not fit the algorithm */
export async function signClaims(claims: SignedClaims, secretKey: string, now: Date): Promise<string> {
  const { algorithm: alg, key_id: kid, expiration_seconds: seconds } = claims;
  const issuedAt = unixSeconds(now);
  return new SignJWT({ ...claims.extra_params })
    .setProtectedHeader({ alg, typ: 'JWT', ...(kid && { kid }) })
    .setIssuer(claims.issuer)
    .setAudience(claims.audience)
    .setSubject(claims.subject)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + seconds)
    .sign(keyFor(alg, secretKey));
}

function keyFor(algorithm: string, secretKey: string): KeyObject | Uint8Array {
  if (algorithm.startsWith('HS')) return new TextEncoder().encode(secretKey);
  try {
    return createPrivateKey(secretKey);
  } catch {
    // the library's words would quote from the key
    throw new Failure('unprocessable', `${algorithm} signs with a private key in PEM form.`);
  }
}
