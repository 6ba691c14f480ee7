import { errors, importX509, type JWTHeaderParameters, jwtVerify } from 'jose';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findCertificate } from './partner-certificates.ts';

interface Reading {
  /** How much older than its own end a token may be: it is told again after the mail was opened. */
  lateSeconds: number;
}

/**
 * The procurement account behind the token with which Google Cloud Marketplace sends somebody here: signed by Google's
 * partner keys, issued by their address, meant for this product's domain. Undefined without a token, and where the
 * operator did not say what the domain is. @throws Failure `marketplace_token_invalid`
 */
export async function readMarketplaceToken(
  platform: Platform,
  token: string | undefined,
  { lateSeconds }: Reading,
): Promise<string | undefined> {
  const { gcpMarketplaceAudience: audience, gcpMarketplaceKeys: issuer } = platform.config;
  if (!token) return undefined;
  if (!audience) {
    platform.log.warn(
      'a Google Cloud Marketplace token was ignored: MYNAH_GCP_MARKETPLACE_AUDIENCE is not set',
    );
    return undefined;
  }
  try {
    const { payload } = await jwtVerify(token, (header) => keyOf(platform, header), {
      algorithms: ['RS256'],
      issuer,
      audience,
      requiredClaims: ['sub', 'exp', 'iat'],
      clockTolerance: lateSeconds,
      currentDate: platform.clock.now(),
    });
    if (!payload.sub) throw invalid();
    return payload.sub;
  } catch (cause) {
    throw cause instanceof errors.JOSEError ? invalid(cause) : cause;
  }
}

async function keyOf(platform: Platform, { kid }: JWTHeaderParameters) {
  const certificate = kid && (await findCertificate(platform, kid));
  if (!certificate) throw invalid();
  return importX509(certificate, 'RS256');
}

const invalid = (cause?: unknown): Failure =>
  new Failure(
    'marketplace_token_invalid',
    'The sign-up from Google Cloud Marketplace couldn’t be confirmed.',
    {
      cause,
    },
  );
