import type { SAML } from '@node-saml/node-saml';
import { newId } from '../../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { serviceAddresses } from '../../service-addresses.ts';
import type { SamlProvider } from '../providers.store.ts';

/** How far the clocks of the two may differ. */
export const clockSkewMs = 90_000;

/** Loaded when somebody signs on this way: its XML and certificate parsers would cost every start. */
const loadSaml = () => import('@node-saml/node-saml');

export async function samlOf(
  platform: Platform,
  { workspaceId, settings }: SamlProvider,
  requestId: string,
): Promise<SAML> {
  const { SAML, ValidateInResponseTo } = await loadSaml();
  const { samlAcs, samlMetadata: entityId } = serviceAddresses(platform, workspaceId);
  return new SAML({
    callbackUrl: samlAcs,
    issuer: entityId,
    audience: entityId,
    entryPoint: settings.signInUrl,
    idpCert: settings.certificates,
    wantAssertionsSigned: true,
    // many providers sign the assertion alone, and that is what counts
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: clockSkewMs,
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    // compared with what was kept of the request, by `require-meant-for-us.ts`
    validateInResponseTo: ValidateInResponseTo.never,
    generateUniqueId: () => requestId,
  });
}

/** The address with the request in it; the state travels as RelayState. */
export async function startSaml(
  platform: Platform,
  provider: SamlProvider,
  keep: (kept: Record<string, string>) => Promise<string>,
): Promise<string> {
  // an XML id begins with a letter or an underscore
  const requestId = `_${newId()}`;
  const relayState = await keep({ requestId });
  const saml = await samlOf(platform, provider, requestId);
  return saml.getAuthorizeUrlAsync(relayState, undefined, {});
}

export async function samlMetadata(platform: Platform, workspaceId: string): Promise<string> {
  const { generateServiceProviderMetadata } = await loadSaml();
  const { samlAcs, samlMetadata: entityId } = serviceAddresses(platform, workspaceId);
  return generateServiceProviderMetadata({
    issuer: entityId,
    callbackUrl: samlAcs,
    identifierFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
    wantAssertionsSigned: true,
    generateUniqueId: () => `_${newId()}`,
  });
}
