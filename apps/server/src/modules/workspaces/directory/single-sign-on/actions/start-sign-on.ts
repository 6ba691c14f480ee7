import { hashSecret } from '../../../../../platform/crypto/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { startOidc } from '../oidc/oidc-sign-on.ts';
import { isOidc, isSaml, type ProviderRow } from '../providers.store.ts';
import { startSaml } from '../saml/saml-sign-on.ts';
import { insertState } from '../sign-on-states.store.ts';
import { getUsableProvider } from './get-provider.ts';

/** How long a person may take at the provider. */
const startedMs = 15 * 60_000;

interface Start {
  /** Of the cookie: only the browser that started may collect the session. */
  browserSecret: string;
  email?: string;
}

/** The address that the browser goes to. */
export async function startSignOn(platform: Platform, providerId: string, start: Start): Promise<string> {
  const { provider } = await getUsableProvider(platform, providerId);
  return leadTo(platform, provider, {
    about: { browser: hashSecret(start.browserSecret) },
    loginHint: start.email,
  });
}

interface Leading {
  /** Kept with the state, beside what the protocol needs. */
  about: Record<string, string>;
  loginHint?: string;
}

export async function leadTo(
  platform: Platform,
  provider: ProviderRow,
  { about, loginHint }: Leading,
): Promise<string> {
  const expiresAt = new Date(platform.clock.now().getTime() + startedMs);
  const keep = (kept: Record<string, string>): Promise<string> =>
    insertState(platform.db, {
      providerId: provider.id,
      payload: { step: 'started', ...about, ...kept },
      expiresAt,
    });
  if (isOidc(provider)) return startOidc(platform, provider, keep, loginHint);
  if (isSaml(provider)) return startSaml(platform, provider, keep);
  throw new Error(`the provider ${provider.id} is of no known kind`);
}
