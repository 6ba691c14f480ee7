import * as client from 'openid-client';
import { openSealed } from '../../../../../platform/crypto/index.ts';
import { Failure } from '../../../../../platform/errors/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { serviceAddresses } from '../../service-addresses.ts';
import type { Claims } from '../claims.ts';
import { fetchProvider } from '../outside.ts';
import type { OidcProvider } from '../providers.store.ts';
import { oidcClaims } from './oidc-claims.ts';

export const secretPurpose = 'oidc-client-secret';

/** Seconds that the clocks of the two may differ. */
const toleranceSeconds = 90;

type Keeps = Record<'nonce' | 'verifier', string>;

/** Reads the provider's document, with every request through the guard for outside addresses. */
async function discover(platform: Platform, provider: OidcProvider): Promise<client.Configuration> {
  const { id, settings } = provider;
  const secret =
    settings.sealedClientSecret &&
    openSealed(platform.keys, { purpose: secretPurpose, context: id, sealed: settings.sealedClientSecret });
  const clockSkew = Math.round((platform.clock.now().getTime() - Date.now()) / 1000);
  const configuration = await client.discovery(
    new URL(settings.issuer),
    settings.clientId,
    { [client.clockSkew]: clockSkew, [client.clockTolerance]: toleranceSeconds },
    secret ? client.ClientSecretPost(secret) : client.None(),
    {
      [client.customFetch]: (url, init) => fetchProvider(platform, url, init as RequestInit),
      // the guard for outside addresses decides about http
      execute: [client.allowInsecureRequests, client.enableNonRepudiationChecks],
    },
  );
  return configuration;
}

/** Where the browser goes, and what has to be kept to check the answer. */
export async function startOidc(
  platform: Platform,
  provider: OidcProvider,
  keep: (kept: Keeps) => Promise<string>,
  loginHint: string | undefined,
): Promise<string> {
  const configuration = await reach(() => discover(platform, provider));
  const verifier = client.randomPKCECodeVerifier();
  const nonce = client.randomNonce();
  const state = await keep({ verifier, nonce });
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: serviceAddresses(platform, provider.workspaceId).oidcRedirect,
    scope: 'openid email profile',
    response_type: 'code',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...(loginHint ? { login_hint: loginHint } : {}),
  });
  return url.href;
}

export interface OidcAnswer {
  state: string;
  /** The parameters that the provider gave the browser. */
  parameters: Record<string, string>;
  kept: Record<string, string>;
}

/** Exchanges the code and checks issuer, audience, signature, nonce and times. @throws Failure `sso_failed`, ... */
export async function finishOidc(
  platform: Platform,
  provider: OidcProvider,
  { state, parameters, kept }: OidcAnswer,
): Promise<Claims> {
  const configuration = await reach(() => discover(platform, provider));
  const url = new URL(serviceAddresses(platform, provider.workspaceId).oidcRedirect);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  try {
    const tokens = await client.authorizationCodeGrant(configuration, url, {
      pkceCodeVerifier: kept.verifier!,
      expectedNonce: kept.nonce!,
      expectedState: state,
      idTokenExpected: true,
    });
    const idToken = tokens.claims()!;
    const needsMore = typeof idToken.email !== 'string' && configuration.serverMetadata().userinfo_endpoint;
    const more = needsMore ? await client.fetchUserInfo(configuration, tokens.access_token, idToken.sub) : {};
    return oidcClaims({ ...more, ...idToken });
  } catch (cause) {
    throw cause instanceof Failure ? cause : oidcFailure(cause);
  }
}

function oidcFailure(cause: unknown): Failure {
  const refused =
    cause instanceof client.AuthorizationResponseError ? (cause.error_description ?? cause.error) : '';
  return new Failure(
    'sso_failed',
    refused
      ? `The identity provider refused the sign-in: ${refused}`
      : 'The identity provider’s answer wasn’t accepted.',
    { cause },
  );
}

async function reach<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    if (cause instanceof Failure) throw cause;
    throw new Failure(
      'sso_provider_unreachable',
      'The identity provider didn’t respond, or not as OpenID Connect requires. Check the issuer.',
      { cause },
    );
  }
}

/** Is there a provider at the issuer's address? @throws Failure `sso_provider_unreachable` */
export async function requireIssuer(platform: Platform, issuer: string): Promise<void> {
  await reach(() =>
    client.discovery(new URL(issuer), 'a-client', undefined, client.None(), {
      [client.customFetch]: (url, init) => fetchProvider(platform, url, init as RequestInit),
      execute: [client.allowInsecureRequests],
    }),
  );
}
