import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canHaveKeycloak, type Keycloak, startKeycloak } from '../../../../../test/keycloak.ts';
import { makeSignOnOffice, type SignOnOffice } from '../../../../../test/sign-on-office.ts';

const password = 'correct horse battery';
const grace = { email: 'grace@acme.example', firstName: 'Grace', password, groups: ['narrators'] };
const ada = { email: 'ada@acme.example', firstName: 'Ada', password, groups: [] };

/** Needs Java, and Keycloak at KEYCLOAK_HOME or Maven to fetch it with. */
describe.skipIf(!canHaveKeycloak())('Keycloak (skipped where this machine cannot have it)', () => {
  let office: SignOnOffice;
  let keycloak: Keycloak;

  beforeAll(async () => {
    office = await makeSignOnOffice();
    keycloak = await startKeycloak([grace, ada]);
    // the provider works by the machine's clock
    office.app.clock.advance(Date.now() - office.app.clock.now().getTime());
    await office.verifyDomain('acme.example');
  }, 300_000);
  afterAll(async () => {
    await keycloak?.close();
    await office?.close();
  });

  test('[WSP-002] signs people in by OpenID Connect, with their groups', async () => {
    const client = { clientId: 'mynah', clientSecret: 'a-secret-of-the-provider-0123456789abcdef' };
    await keycloak.addOidcClient({
      ...client,
      redirectUri: `${office.app.url}/v1/single-sign-on/oidc/callback`,
    });
    const [narrators] = await office.makeGroups('Narrators');
    const providerId = await office.addProvider('oidc-providers', {
      name: 'Acme by OpenID Connect',
      issuer: keycloak.issuer,
      client_id: client.clientId,
      client_secret: client.clientSecret,
      default_role: 'viewer',
      group_mapping: { narrators: narrators },
    });
    const browser = office.browser();
    const { address } = await keycloak.signIn(await browser.start(providerId), grace);
    const session = await browser.collect(await browser.follow(address));
    expect(await office.userOf(session)).toMatchObject({ email: grace.email, first_name: 'Grace' });
    const member = await office.membershipOf(grace.email);
    expect(member).toMatchObject({ role: 'viewer' });
    expect(await office.groupsOf(member!.userId)).toEqual([narrators]);
  }, 120_000);

  test('[WSP-002] [WSP-021] signs people in by SAML, once by each response, not when a letter was changed', async () => {
    const { saml_entity_id: entityId, saml_acs_url: acsUrl } = (await office.state()).service_provider;
    await keycloak.addSamlClient({ entityId, acsUrl });
    const providerId = await office.addProvider('saml-providers', {
      name: 'Acme by SAML',
      metadata_xml: await keycloak.samlMetadata(),
      default_role: 'editor',
    });
    const post = async (body: URLSearchParams): Promise<string> =>
      (await fetch(acsUrl, { method: 'POST', body, redirect: 'manual' })).headers.get('location') ?? '';

    const browser = office.browser();
    const { address, fields } = await keycloak.signIn(await browser.start(providerId), ada);
    expect(address).toBe(acsUrl);
    const session = await browser.collect(await post(fields));
    expect(await office.userOf(session)).toMatchObject({ email: ada.email, first_name: 'Ada' });
    expect(await office.membershipOf(ada.email)).toMatchObject({ role: 'editor' });
    expect(await post(fields)).toContain('error=sso_');

    const again = await keycloak.signIn(await office.browser().start(providerId), ada);
    const xml = Buffer.from(again.fields.get('SAMLResponse')!, 'base64').toString();
    const changed = Buffer.from(xml.replaceAll('ada@acme', 'owner@acme')).toString('base64');
    again.fields.set('SAMLResponse', changed);
    expect(await post(again.fields)).toBe('/app/single-sign-on?error=sso_failed');
  }, 120_000);
});
