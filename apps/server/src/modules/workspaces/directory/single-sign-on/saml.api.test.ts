import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type AssertionParts,
  makeSamlIdentityProvider,
  type ResponseForm,
  type SamlIdentityProvider,
} from '../../../../../test/saml-identity-provider.ts';
import { makeSignOnOffice, refusalOf, type SignOnOffice } from '../../../../../test/sign-on-office.ts';

let office: SignOnOffice;
let provider: SamlIdentityProvider;
let other: SamlIdentityProvider;
let providerId: string;
let acs: string;

beforeAll(async () => {
  office = await makeSignOnOffice('trial');
  provider = await makeSamlIdentityProvider('https://id.example/saml');
  other = await makeSamlIdentityProvider('https://evil.example/saml');
  await office.verifyDomain('acme.example');
  providerId = await office.addProvider('saml-providers', {
    name: 'Acme',
    metadata_xml: provider.metadata(),
    default_role: 'viewer',
  });
  acs = (await office.state()).service_provider.saml_acs_url;
});
afterEach(() => office.forgetMembers());
afterAll(() => office.close());

/** One browser: is sent to the provider, whose form it posts back. Returns the page that follows. */
async function signIn(
  parts: Partial<AssertionParts> = {},
  form: ResponseForm & { by?: SamlIdentityProvider } = {},
) {
  const browser = office.browser();
  const url = await browser.start(providerId);
  const response = (form.by ?? provider).respond(provider.answerTo(url, parts), form);
  const relayState = new URL(url).searchParams.get('RelayState') ?? '';
  return { browser, response, relayState, page: await post(response, relayState) };
}

async function post(response: string, relayState?: string, to = acs): Promise<string> {
  const body = new URLSearchParams({
    SAMLResponse: response,
    ...(relayState ? { RelayState: relayState } : {}),
  });
  const answer = await fetch(to, { method: 'POST', body, redirect: 'manual' });
  expect(answer.status).toBe(303);
  return answer.headers.get('location') ?? '';
}

const failed = '/app/single-sign-on?error=sso_failed';
const unknown = '/app/single-sign-on?error=sso_state_unknown';

describe('sign-in by SAML', () => {
  it('[WSP-002] signs in by a signed assertion, and makes a member', async () => {
    const { browser, page } = await signIn();
    const user = await office.userOf(await browser.collect(page));
    expect(user).toMatchObject({ email: 'grace@acme.example', first_name: 'Grace' });
    expect(await office.membershipOf('grace@acme.example')).toMatchObject({ role: 'viewer' });
  });

  it('takes a response that is signed as well', async () => {
    const { page } = await signIn({}, { signs: ['assertion', 'response'] });
    expect(page).toContain('?code=');
  });

  it.each<[string, Partial<AssertionParts>]>([
    ['for another audience', { audience: 'https://other.example' }],
    ['for another recipient', { recipient: 'https://other.example/acs' }],
    ['in answer to another request', { inResponseTo: '_another' }],
    ['in answer to none', { inResponseTo: undefined }],
    ['of another issuer', { issuer: 'https://evil.example/saml' }],
    ['that has expired', { notBeforeMs: -600_000, notOnOrAfterMs: -120_000 }],
    ['that is not valid yet', { notBeforeMs: 120_000 }],
    ['without an address', { email: '', nameId: 'g7' }],
  ])('refuses an assertion %s', async (_, parts) => {
    expect((await signIn(parts)).page).toBe(failed);
    expect(await office.membershipOf('grace@acme.example')).toBeUndefined();
  });

  it('bears clocks that differ by a minute', async () => {
    const { page } = await signIn({ notBeforeMs: 60_000, notOnOrAfterMs: 120_000 });
    expect(page).toContain('?code=');
    expect((await signIn({ notBeforeMs: -200_000, notOnOrAfterMs: -60_000 })).page).toContain('?code=');
  });

  const forged = `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_forged" Version="2.0"><saml:Issuer>https://id.example/saml</saml:Issuer></saml:Assertion>`;
  it.each<[string, ResponseForm]>([
    ['not signed', { signs: [] }],
    ['signed as a response alone', { signs: ['response'] }],
    ['signed with SHA-1', { algorithm: 'sha1' }],
    ['changed after it was signed', { tamper: (xml) => xml.replaceAll('grace@', 'owner@') }],
    ['without its signature', { tamper: (xml) => xml.replace(/<Signature[\s\S]*?<\/Signature>/, '') }],
    [
      'wrapped: a forged assertion before the signed one',
      { tamper: (xml) => xml.replace('<saml:Assertion', `${forged}<saml:Assertion`) },
    ],
    [
      'wrapped: the signed one inside an extension',
      {
        tamper: (xml) =>
          xml.replace(
            /<saml:Assertion[\s\S]*<\/saml:Assertion>/,
            (signed) => `<samlp:Extensions>${signed}</samlp:Extensions>${forged}`,
          ),
      },
    ],
    [
      'wrapped: the signed one inside the signature of a forged one',
      {
        tamper: (xml) =>
          xml.replace(/<saml:Assertion[\s\S]*<\/saml:Assertion>/, (signed) => {
            const signature = /<Signature[\s\S]*?<\/Signature>/.exec(signed)?.[0] ?? '';
            const inner = signed.replace(signature, '');
            const object = signature.replace('</Signature>', `<Object>${inner}</Object></Signature>`);
            return signed
              .replace(signature, object)
              .replace(/ID="[^"]+"/, 'ID="_forged"')
              .replace('grace@acme', 'owner@acme');
          }),
      },
    ],
  ])('refuses an assertion that is %s', async (_, form) => {
    expect((await signIn({}, form)).page).toBe(failed);
    expect(await office.membershipOf('grace@acme.example')).toBeUndefined();
    expect(await office.membershipOf('owner@acme.example')).toBeUndefined();
  });

  it("refuses an assertion signed by somebody else's key", async () => {
    expect((await signIn({}, { by: other })).page).toBe(failed);
  });

  it('reads an address to its end though a comment splits it', async () => {
    const { page } = await signIn(
      { email: 'mallory@acme.example' },
      {
        tamper: (xml) => xml.replaceAll('mallory@acme.example', 'owner@acme.example<!---->.evil'),
      },
    );
    expect(page).toBe(failed);
    const split = await signIn({ email: 'grace@acme.example<!-- -->.evil.example', nameId: 'g7' });
    expect(split.page).toBe('/app/single-sign-on?error=sso_domain_not_verified');
  });

  it.each([
    ['a document type', '<!DOCTYPE r [<!ENTITY a "b">]><r/>'],
    ['no XML', 'nonsense'],
    ['nothing', ' '],
    ['another document', '<r/>'],
  ])('refuses %s', async (_, xml) => {
    expect(await post(Buffer.from(xml).toString('base64'))).toMatch(/error=(invalid_request|sso_failed)$/);
  });

  it('takes an answer once', async () => {
    const first = await signIn();
    expect(await post(first.response, first.relayState)).toBe(unknown);
    expect(await post(first.response)).toBe(unknown);
  });

  it('takes an assertion once, though it comes with another start', async () => {
    await office.edit(providerId, { allows_provider_start: true });
    const parts = provider.answerTo(await office.browser().start(providerId), { inResponseTo: undefined });
    const response = provider.respond(parts);
    expect(await post(response)).toContain('?code=');
    expect(await post(response)).toBe(failed);
    await office.edit(providerId, { allows_provider_start: false });
  });

  it('refuses an answer at the address of another workspace', async () => {
    const neighbor = await office.makeNeighbor('root@other.example');
    const browser = office.browser();
    const url = await browser.start(providerId);
    const response = provider.respond(provider.answerTo(url, {}));
    const there = acs.replace(office.owner.workspaceId, neighbor.workspaceId);
    expect(await post(response, new URL(url).searchParams.get('RelayState')!, there)).toBe(unknown);
  });

  it('lets people start at the provider only where an admin allows it', async () => {
    const url = await office.browser().start(providerId);
    const unasked = () => provider.respond(provider.answerTo(url, { inResponseTo: undefined }));
    expect(await post(unasked(), '/deep/link')).toBe(unknown);
    await office.edit(providerId, { allows_provider_start: true });
    const page = await post(unasked(), '/deep/link');
    const user = await office.userOf(await office.browser().collect(page));
    expect(user).toMatchObject({ email: 'grace@acme.example' });
    // an answer to a request is none of these
    expect(await post(provider.respond(provider.answerTo(url, {})))).toBe(unknown);
    await office.edit(providerId, { allows_provider_start: false });
  });
});

describe('setting SAML up', () => {
  it('[WSP-021] names the provider by its entity id and shows what to enter there', async () => {
    const state = await office.state();
    expect(state.identity_providers[0]).toMatchObject({
      kind: 'saml',
      identity_provider_entity_id: provider.entityId,
      sign_in_url: provider.signInUrl,
      certificates: [
        {
          subject: expect.stringContaining('id.example'),
          fingerprint: expect.stringMatching(/^[\dA-F:]{95}$/),
        },
      ],
    });
    const metadata = await fetch(state.service_provider.saml_metadata_url);
    expect(metadata.headers.get('content-type')).toContain('application/samlmetadata+xml');
    const xml = await metadata.text();
    expect(xml).toContain(`entityID="${state.service_provider.saml_entity_id}"`);
    expect(xml).toContain(`Location="${acs}"`);
    expect(xml).toContain('WantAssertionsSigned="true"');
  });

  it.each([
    ['a document type', (xml: string) => xml.replace('?>', '?><!DOCTYPE x>'), 'document type'],
    [
      'no certificate',
      (xml: string) => xml.replace(/<md:KeyDescriptor[\s\S]*KeyDescriptor>/, ''),
      'certificate',
    ],
    ['no redirect binding', (xml: string) => xml.replace('HTTP-Redirect', 'SOAP'), 'HTTP-Redirect'],
    [
      'a certificate that is none',
      (xml: string) => xml.replace(/(X509Certificate>)MII/, '$1AAAA'),
      'certificate',
    ],
    ['half of it', (xml: string) => xml.slice(0, 300), 'well-formed'],
  ])('refuses metadata with %s', async (_, change, says) => {
    const answer = await office.app.fetch('/v1/workspace/single-sign-on/saml-providers', {
      json: { name: 'x', metadata_xml: change(provider.metadata()) },
      apiKey: office.owner.apiKey,
    });
    expect(await refusalOf(answer)).toMatchObject({ status: 400, message: expect.stringContaining(says) });
  });
});
