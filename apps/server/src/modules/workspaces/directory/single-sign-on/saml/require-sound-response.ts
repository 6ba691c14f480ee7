import { Failure } from '../../../../../platform/errors/index.ts';
import { elementsOf, namespaces, readXml, textOf } from './read-xml.ts';

const weakAlgorithm = /sha1$|hmac|md5/i;

export interface ResponseHead {
  xml: string;
  /** Not trusted yet: finds the provider. */
  issuer: string;
  inResponseTo: string | undefined;
}

/**
 * What a response must be before its signature is worth a look: one plain assertion, in its place, so that none can be
 * wrapped around another; strong algorithms. @throws Failure `sso_failed`, `invalid_request`
 */
export function requireSoundResponse(samlResponse: string): ResponseHead {
  const xml = Buffer.from(samlResponse, 'base64').toString('utf8');
  const document = readXml(xml);
  const root = document.documentElement!;
  if (root.localName !== 'Response') throw unsound('It isn’t a SAML response.');
  const assertions = elementsOf(document, namespaces.assertion, 'Assertion');
  if (elementsOf(document, namespaces.assertion, 'EncryptedAssertion').length > 0) {
    throw unsound('The assertion is encrypted. Set the provider to send it signed but not encrypted.');
  }
  const [assertion] = assertions;
  if (assertions.length > 1) throw unsound('It contains more than one assertion.');
  if (assertion && assertion.parentNode !== root) throw unsound('The assertion is in the wrong place.');
  requireStrongAlgorithms(document);
  const [issuer] = elementsOf(document, namespaces.assertion, 'Issuer');
  return { xml, issuer: textOf(issuer), inResponseTo: root.getAttribute('InResponseTo') || undefined };
}

function requireStrongAlgorithms(document: ReturnType<typeof readXml>): void {
  for (const name of ['SignatureMethod', 'DigestMethod']) {
    const weak = elementsOf(document, namespaces.signature, name).some((element) =>
      weakAlgorithm.test(element.getAttribute('Algorithm') ?? ''),
    );
    if (weak) throw unsound('It’s signed with SHA-1 or another weak algorithm. Use SHA-256.');
  }
}

const unsound = (sentence: string): Failure =>
  new Failure('sso_failed', `The identity provider’s answer wasn’t accepted. ${sentence}`);
