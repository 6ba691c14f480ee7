import type { Platform } from '../../../../../platform/platform.ts';
import { requireSingleSignOn } from '../../single-sign-on.policy.ts';
import { finishOidc } from '../oidc/oidc-sign-on.ts';
import { findProviderHome, isOidc } from '../providers.store.ts';
import { finishSignOn, stateUnknown, takeStep } from './finish-sign-on.ts';

interface OidcReturn {
  /** As the provider gave them to the browser: code, state, iss, error. */
  parameters: Record<string, string>;
  ipAddress: string;
}

/** The page to go to. @throws Failure when the state is not one of ours, or the answer is not accepted */
export async function finishOidcSignOn(
  platform: Platform,
  { parameters, ipAddress }: OidcReturn,
): Promise<string> {
  const { state } = parameters;
  const { providerId, payload } = await takeStep(platform, state, 'started');
  const home = await findProviderHome(platform.db, providerId);
  if (!home) throw stateUnknown();
  const { provider, workspace } = home;
  if (!isOidc(provider)) throw stateUnknown();
  requireSingleSignOn(workspace);
  const read = () => finishOidc(platform, provider, { state: state!, parameters, kept: payload });
  return finishSignOn(platform, { home, kept: payload, read, ipAddress });
}
