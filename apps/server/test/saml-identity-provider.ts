import { inflateRawSync } from 'node:zlib';
import { DOMParser } from '@xmldom/xmldom';
import { generate } from 'selfsigned';
import { SignedXml } from 'xml-crypto';
import { newId } from '../src/platform/ids/new-id.ts';

/** What an assertion says; every part can be set wrong. */
export interface AssertionParts {
  email: string;
  nameId: string;
  groups: string[];
  firstName: string;
  issuer: string;
  audience: string;
  recipient: string;
  inResponseTo: string | undefined;
  id: string;
  /** Milliseconds from now. */
  notBeforeMs: number;
  notOnOrAfterMs: number;
}

export interface ResponseForm {
  /** Which elements are signed; the assertion is. */
  signs?: readonly ('assertion' | 'response')[];
  algorithm?: 'sha256' | 'sha1';
  /** Changes the document after it was signed. */
  tamper?: (xml: string) => string;
}

export interface SamlIdentityProvider {
  entityId: string;
  signInUrl: string;
  certificate: string;
  /** Its metadata document. */
  metadata(): string;
  /** What an assertion says unless told otherwise, from the request that the app sends the browser away with. */
  answerTo(url: string, parts: Partial<AssertionParts>): AssertionParts;
  /** The form's value `SAMLResponse`. */
  respond(parts: AssertionParts, form?: ResponseForm): string;
}

const algorithms = {
  sha256: {
    signature: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    digest: 'http://www.w3.org/2001/04/xmlenc#sha256',
  },
  sha1: {
    signature: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
    digest: 'http://www.w3.org/2000/09/xmldsig#sha1',
  },
};

/** A small SAML identity provider with a key of its own that signs real assertions. */
export async function makeSamlIdentityProvider(entityId: string): Promise<SamlIdentityProvider> {
  const { private: privateKey, cert: certificate } = await generate(
    [{ name: 'commonName', value: entityId }],
    {
      keySize: 2048,
      algorithm: 'sha256',
    },
  );
  const signInUrl = 'https://id.example/sign-in';
  return {
    entityId,
    signInUrl,
    certificate,
    metadata: () => metadataXml(entityId, signInUrl, certificate),
    answerTo: (url, parts) => {
      const { id, acs, issuer } = readRequest(url);
      return {
        email: 'grace@acme.example',
        nameId: parts.email ?? 'grace@acme.example',
        groups: [],
        firstName: 'Grace',
        issuer: entityId,
        audience: issuer,
        recipient: acs,
        inResponseTo: id,
        id: `_${newId()}`,
        notBeforeMs: -5_000,
        notOnOrAfterMs: 300_000,
        ...parts,
      };
    },
    respond: (parts, { signs = ['assertion'], algorithm = 'sha256', tamper }: ResponseForm = {}) => {
      let xml = responseXml(parts);
      for (const what of signs) xml = sign(xml, what, { privateKey, certificate, ...algorithms[algorithm] });
      return Buffer.from(tamper?.(xml) ?? xml).toString('base64');
    },
  };
}

/** The request of the redirect binding. */
function readRequest(url: string): { id: string; acs: string; issuer: string } {
  const request = new URL(url).searchParams.get('SAMLRequest') ?? '';
  const xml = inflateRawSync(Buffer.from(request, 'base64')).toString('utf8');
  const root = new DOMParser().parseFromString(xml, 'text/xml').documentElement;
  return {
    id: root.getAttribute('ID') ?? '',
    acs: root.getAttribute('AssertionConsumerServiceURL') ?? '',
    issuer: root.getElementsByTagName('saml:Issuer')[0]?.textContent ?? '',
  };
}

const at = (ms: number): string => new Date(Date.now() + ms).toISOString();

const attribute = (name: string, values: readonly string[]): string =>
  values.length === 0
    ? ''
    : `<saml:Attribute Name="${name}">${values
        .map((value) => `<saml:AttributeValue>${value}</saml:AttributeValue>`)
        .join('')}</saml:Attribute>`;

function assertionXml(parts: AssertionParts): string {
  const answers = parts.inResponseTo ? ` InResponseTo="${parts.inResponseTo}"` : '';
  return `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${parts.id}" Version="2.0" IssueInstant="${at(0)}"><saml:Issuer>${parts.issuer}</saml:Issuer><saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">${parts.nameId}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${at(parts.notOnOrAfterMs)}" Recipient="${parts.recipient}"${answers}/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${at(parts.notBeforeMs)}" NotOnOrAfter="${at(parts.notOnOrAfterMs)}"><saml:AudienceRestriction><saml:Audience>${parts.audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${at(0)}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement>${attribute('email', [parts.email])}${attribute('firstName', [parts.firstName])}${attribute('groups', parts.groups)}</saml:AttributeStatement></saml:Assertion>`;
}

function responseXml(parts: AssertionParts): string {
  const answers = parts.inResponseTo ? ` InResponseTo="${parts.inResponseTo}"` : '';
  return `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="_${newId()}" Version="2.0" IssueInstant="${at(0)}" Destination="${parts.recipient}"${answers}><saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${parts.issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>${assertionXml(parts)}</samlp:Response>`;
}

interface Signing {
  privateKey: string;
  certificate: string;
  signature: string;
  digest: string;
}

function sign(xml: string, what: 'assertion' | 'response', signing: Signing): string {
  const path = what === 'assertion' ? "//*[local-name(.)='Assertion']" : "/*[local-name(.)='Response']";
  const canonical = 'http://www.w3.org/2001/10/xml-exc-c14n#';
  const signer = new SignedXml({
    privateKey: signing.privateKey,
    publicCert: signing.certificate,
    signatureAlgorithm: signing.signature,
    canonicalizationAlgorithm: canonical,
  });
  signer.addReference({
    xpath: path,
    digestAlgorithm: signing.digest,
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', canonical],
  });
  signer.computeSignature(xml, {
    location: { reference: `${path}/*[local-name(.)='Issuer']`, action: 'after' },
  });
  return signer.getSignedXml();
}

function metadataXml(entityId: string, signInUrl: string, certificate: string): string {
  const bare = certificate.replace(/-----[^-]+-----|\s/g, '');
  return `<?xml version="1.0"?><md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}"><md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"><md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data><ds:X509Certificate>${bare}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor><md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${signInUrl}/post"/><md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${signInUrl}"/></md:IDPSSODescriptor></md:EntityDescriptor>`;
}
