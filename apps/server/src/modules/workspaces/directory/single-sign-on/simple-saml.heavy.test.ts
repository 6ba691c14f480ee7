import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSignOnOffice, type SignOnOffice } from '../../../../../test/sign-on-office.ts';
import { hasSimpleSaml, type SimpleSaml, startSimpleSaml } from '../../../../../test/simple-saml.ts';

const person = { email: 'grace@acme.example', givenName: 'Grace', password: 'correct horse battery' };

/** Debian's `simplesamlphp` with `php-cli` and `php-xml`; elsewhere SIMPLESAMLPHP_HOME and PHP_BINARY say where. */
describe.skipIf(!hasSimpleSaml())('SimpleSAMLphp (skipped where this machine has none)', () => {
  let office: SignOnOffice;
  let provider: SimpleSaml;
  let providerId: string;

  beforeAll(async () => {
    office = await makeSignOnOffice();
    provider = await startSimpleSaml(person);
    // the provider works by the machine's clock
    office.app.clock.advance(Date.now() - office.app.clock.now().getTime());
    await office.verifyDomain('acme.example');
    providerId = await office.addProvider('saml-providers', {
      name: 'Acme',
      metadata_xml: await provider.metadata(),
      default_role: 'editor',
    });
    const { saml_entity_id: entityId, saml_acs_url: acsUrl } = (await office.state()).service_provider;
    await provider.trust({ entityId, acsUrl });
  }, 180_000);
  afterAll(async () => {
    await provider?.close();
    await office?.close();
  });

  const post = async (body: URLSearchParams): Promise<string> => {
    const { saml_acs_url: acs } = (await office.state()).service_provider;
    const answer = await fetch(acs, { method: 'POST', body, redirect: 'manual' });
    return answer.headers.get('location') ?? '';
  };

  test('[WSP-002] [WSP-021] signs a person in, once by each response', async () => {
    const browser = office.browser();
    const response = await provider.signIn(await browser.start(providerId), person);
    const page = await post(response);
    expect(await office.userOf(await browser.collect(page))).toMatchObject({
      email: person.email,
      first_name: 'Grace',
    });
    expect(await office.membershipOf(person.email)).toMatchObject({ role: 'editor' });
    expect(await post(response)).toContain('error=sso_');
  }, 120_000);

  test('refuses its response when a letter was changed', async () => {
    const browser = office.browser();
    const response = await provider.signIn(await browser.start(providerId), person);
    const xml = Buffer.from(response.get('SAMLResponse')!, 'base64').toString();
    const changed = xml.replaceAll('grace@acme', 'admin@acme');
    expect(changed).not.toBe(xml);
    response.set('SAMLResponse', Buffer.from(changed).toString('base64'));
    expect(await post(response)).toBe('/app/single-sign-on?error=sso_failed');
  }, 120_000);
});
