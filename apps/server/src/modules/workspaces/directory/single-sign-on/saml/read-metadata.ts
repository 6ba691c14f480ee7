import { Failure } from '../../../../../platform/errors/index.ts';
import { elementsOf, namespaces, readXml, textOf } from './read-xml.ts';

const redirectBinding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';

export interface ProviderMetadata {
  identityProviderEntityId: string;
  signInUrl: string;
  /** Bare base64. */
  certificates: string[];
}

/** What counts of an identity provider's metadata document. @throws Failure `invalid_request` saying what is missing */
export function readMetadata(xml: string): ProviderMetadata {
  const descriptors = elementsOf(readXml(xml), namespaces.metadata, 'IDPSSODescriptor');
  const [descriptor] = descriptors;
  if (!descriptor || descriptors.length > 1) {
    throw unusable('It must describe exactly one identity provider.');
  }
  const entity = descriptor.parentNode as Element;
  const services = elementsOf(descriptor, namespaces.metadata, 'SingleSignOnService');
  const service = services.find((element) => element.getAttribute('Binding') === redirectBinding);
  const identityProviderEntityId = entity.getAttribute('entityID') ?? '';
  const signInUrl = service?.getAttribute('Location') ?? '';
  const certificates = signingCertificates(descriptor);
  if (!identityProviderEntityId) throw unusable('It has no entityID.');
  if (!signInUrl) throw unusable('It has no sign-in address with the HTTP-Redirect binding.');
  if (certificates.length === 0) throw unusable('It has no signing certificate.');
  return { identityProviderEntityId, signInUrl, certificates };
}

/** A key without a use is for both. */
function signingCertificates(descriptor: Element): string[] {
  const keys = elementsOf(descriptor, namespaces.metadata, 'KeyDescriptor').filter(
    (key) => key.getAttribute('use') !== 'encryption',
  );
  const texts = keys.flatMap((key) => elementsOf(key, namespaces.signature, 'X509Certificate').map(textOf));
  return [...new Set(texts.map((text) => text.replace(/\s/g, '')))].slice(0, 5);
}

const unusable = (sentence: string): Failure =>
  new Failure('invalid_request', `The metadata can’t be used. ${sentence}`);
