import { X509Certificate } from 'node:crypto';
import { Failure } from '../../../../../platform/errors/index.ts';
import { requireOutsideUrl } from '../../../../../platform/outbound/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { fetchProvider } from '../outside.ts';
import type { SamlSettings } from '../single-sign-on.tables.ts';
import { type ProviderMetadata, readMetadata } from './read-metadata.ts';

export interface SamlInput extends Partial<ProviderMetadata> {
  metadataXml?: string;
  metadataUrl?: string;
  allowsProviderStart?: boolean;
}

/** From what an admin gives: a document, its address, or the three values. What is absent stays as it was. */
export async function readSamlSettings(
  platform: Platform,
  input: SamlInput,
  before?: SamlSettings,
): Promise<SamlSettings> {
  const found = await findMetadata(platform, input);
  const identityProviderEntityId =
    input.identityProviderEntityId ?? found?.identityProviderEntityId ?? before?.identityProviderEntityId;
  const signInUrl = input.signInUrl ?? found?.signInUrl ?? before?.signInUrl;
  const certificates = input.certificates ?? found?.certificates ?? before?.certificates;
  if (!identityProviderEntityId || !signInUrl || !certificates) {
    throw new Failure(
      'invalid_request',
      'Send metadata_xml or metadata_url, or identity_provider_entity_id, sign_in_url and certificates.',
    );
  }
  requireOutsideUrl(platform.config, signInUrl);
  const metadataUrl = input.metadataUrl ?? before?.metadataUrl;
  return {
    kind: 'saml',
    identityProviderEntityId,
    signInUrl,
    certificates: certificates.map(toPem),
    ...(metadataUrl ? { metadataUrl } : {}),
    allowsProviderStart: input.allowsProviderStart ?? before?.allowsProviderStart ?? false,
  };
}

async function findMetadata(
  platform: Platform,
  { metadataXml, metadataUrl }: SamlInput,
): Promise<ProviderMetadata | undefined> {
  if (metadataXml) return readMetadata(metadataXml);
  if (!metadataUrl) return undefined;
  return readMetadata(await fetchText(platform, metadataUrl));
}

async function fetchText(platform: Platform, url: string): Promise<string> {
  try {
    const answer = await fetchProvider(platform, url, { headers: { accept: 'application/xml, text/xml' } });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return await answer.text();
  } catch (cause) {
    if (cause instanceof Failure) throw cause;
    throw new Failure('sso_provider_unreachable', 'The metadata couldn’t be downloaded from its address.', {
      cause,
    });
  }
}

/** PEM, bare base64, or either with line breaks. @throws Failure `invalid_request` */
function toPem(text: string): string {
  const bare = text.replace(/-----(BEGIN|END) CERTIFICATE-----|\s/g, '');
  const pem = `-----BEGIN CERTIFICATE-----\n${bare.match(/.{1,64}/g)?.join('\n')}\n-----END CERTIFICATE-----\n`;
  try {
    return new X509Certificate(pem).toString();
  } catch (cause) {
    throw new Failure('invalid_request', 'A certificate can’t be read. Send it as PEM or base64.', {
      cause,
    });
  }
}
