import { Failure } from '../../../../../platform/errors/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { serviceAddresses } from '../../service-addresses.ts';
import { requireSingleSignOn } from '../../single-sign-on.policy.ts';
import type { Claims } from '../claims.ts';
import {
  findProviderHome,
  isSaml,
  listUsableProviders,
  type ProviderHome,
  type SamlProvider,
} from '../providers.store.ts';
import { readAssertion } from '../saml/read-assertion.ts';
import { type ResponseHead, requireSoundResponse } from '../saml/require-sound-response.ts';
import { samlClaims } from '../saml/saml-claims.ts';
import { samlOf } from '../saml/saml-sign-on.ts';
import { takeState, useAssertion } from '../sign-on-states.store.ts';
import { finishSignOn, stateUnknown } from './finish-sign-on.ts';

interface SamlReturn {
  /** Of the address that it was posted to. */
  workspaceId: string;
  response: string;
  relayState: string | undefined;
  ipAddress: string;
}

/** The page to go to. @throws Failure when the answer is not accepted */
export async function finishSamlSignOn(
  platform: Platform,
  { workspaceId, response, relayState, ipAddress }: SamlReturn,
): Promise<string> {
  const head = requireSoundResponse(response);
  const { providerId, kept } = await findStart(platform, { workspaceId, relayState, head });
  const home = await findProviderHome(platform.db, providerId);
  if (!home || home.workspace.id !== workspaceId) throw stateUnknown();
  const { provider } = home;
  if (!isSaml(provider)) throw stateUnknown();
  requireSingleSignOn(home.workspace);
  const read = () => readResponse(platform, provider, { response, requestId: kept.requestId });
  return finishSignOn(platform, { home: home satisfies ProviderHome, kept, read, ipAddress });
}

interface Start {
  providerId: string;
  /** Empty: the person started at the provider. */
  kept: Record<string, string>;
}

/** Our own start, by the RelayState; else the provider's, where that is allowed. */
async function findStart(
  { db, clock }: Platform,
  { workspaceId, relayState, head }: Pick<SamlReturn, 'workspaceId' | 'relayState'> & { head: ResponseHead },
): Promise<Start> {
  const state = relayState ? await takeState(db, relayState, clock.now()) : undefined;
  if (state?.payload.step === 'started') return { providerId: state.providerId, kept: state.payload };
  if (head.inResponseTo) throw stateUnknown();
  const providers = (await listUsableProviders(db, workspaceId)).filter(isSaml);
  const provider = providers.find(({ settings }) => settings.identityProviderEntityId === head.issuer);
  if (!provider) throw stateUnknown();
  if (!provider.settings.allowsProviderStart) {
    throw new Failure('sso_state_unknown', 'Sign-ins started at the identity provider aren’t allowed here.');
  }
  return { providerId: provider.id, kept: {} };
}

/** Checks the signature, that it is meant for us, and that it was not used. @throws Failure `sso_failed` */
async function readResponse(
  platform: Platform,
  provider: SamlProvider,
  { response, requestId }: { response: string; requestId: string | undefined },
): Promise<Claims> {
  const saml = await samlOf(platform, provider, '');
  const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: response }).catch((cause) => {
    throw new Failure('sso_failed', 'The identity provider’s answer wasn’t accepted.', { cause });
  });
  const signedXml = profile?.getAssertionXml?.();
  if (!profile || !signedXml) throw new Failure('sso_failed', 'The identity provider sent no assertion.');
  const assertion = readAssertion(signedXml, {
    issuer: provider.settings.identityProviderEntityId,
    acs: serviceAddresses(platform, provider.workspaceId).samlAcs,
    requestId,
    now: platform.clock.now(),
  });
  const isNew = await useAssertion(platform.db, {
    providerId: provider.id,
    assertionId: assertion.id,
    expiresAt: assertion.expiresAt,
  });
  if (!isNew) throw new Failure('sso_failed', 'This answer from the identity provider was already used.');
  return samlClaims(profile);
}
