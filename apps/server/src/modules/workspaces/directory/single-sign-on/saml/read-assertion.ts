import { Failure } from '../../../../../platform/errors/index.ts';
import { elementsOf, namespaces, readXml, textOf } from './read-xml.ts';
import { clockSkewMs } from './saml-sign-on.ts';

const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';

interface Expected {
  /** Entity id of the provider. */
  issuer: string;
  /** Our address that takes assertions. */
  acs: string;
  /** Of our request; undefined: the person started at the provider. */
  requestId: string | undefined;
  now: Date;
}

export interface MeantAssertion {
  id: string;
  /** After it the assertion is refused anyway, so its id may be forgotten. */
  expiresAt: Date;
}

/**
 * Is this verified assertion from that provider, for us, in answer to that request, and fresh? Signature, audience and
 * conditions were checked before. @throws Failure `sso_failed`
 */
export function readAssertion(signedXml: string, { issuer, acs, requestId, now }: Expected): MeantAssertion {
  const assertion = readXml(signedXml).documentElement! as Element;
  const id = assertion.getAttribute('ID');
  if (!id) throw notMeant('The assertion has no ID.');
  if (textOf(elementsOf(assertion, namespaces.assertion, 'Issuer')[0]) !== issuer) {
    throw notMeant('The assertion is from a different issuer.');
  }
  const confirmations = elementsOf(assertion, namespaces.assertion, 'SubjectConfirmation')
    .filter((element) => element.getAttribute('Method') === bearer)
    .flatMap((element) => elementsOf(element, namespaces.assertion, 'SubjectConfirmationData'));
  const data = confirmations.find((element) => element.getAttribute('Recipient') === acs);
  if (!data) throw notMeant('The assertion is for a different recipient.');
  if ((data.getAttribute('InResponseTo') || undefined) !== requestId) {
    throw notMeant('The assertion answers a different request.');
  }
  const notOnOrAfter = new Date(data.getAttribute('NotOnOrAfter') ?? '');
  const expiresAt = new Date(notOnOrAfter.getTime() + clockSkewMs);
  // an invalid date compares as no
  if (!(expiresAt > now)) throw notMeant('The assertion has expired.');
  return { id, expiresAt };
}

const notMeant = (sentence: string): Failure =>
  new Failure('sso_failed', `The identity provider’s answer wasn’t accepted. ${sentence}`);
