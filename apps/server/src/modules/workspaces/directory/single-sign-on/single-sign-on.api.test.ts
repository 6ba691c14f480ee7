import { tiers } from '@mynah/contract/billing/plans';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeMember, makeNeighbor } from '../../../../../test/factories.ts';
import { makeSamlIdentityProvider } from '../../../../../test/saml-identity-provider.ts';
import { makeSignOnOffice, refusalOf, type SignOnOffice } from '../../../../../test/sign-on-office.ts';
import { hashPassword } from '../../../../platform/crypto/index.ts';
import { users } from '../../../accounts/users/users.tables.ts';
import { createApiKey } from '../../access/api-keys/actions/create-api-key.ts';
import { workspaces } from '../../workspace/workspaces.tables.ts';
import { domainVerifications } from '../domains/domains.tables.ts';
import { fetchProvider } from './outside.ts';
import { identityProviders } from './single-sign-on.tables.ts';

let office: SignOnOffice;
let metadata: string;
beforeAll(async () => {
  office = await makeSignOnOffice();
  metadata = (await makeSamlIdentityProvider('https://id.example/saml')).metadata();
});
afterEach(async () => {
  await office.forgetMembers();
  await office.db.delete(identityProviders);
  await office.db.delete(domainVerifications);
  await office.db
    .update(workspaces)
    .set({ enforcesSingleSignOn: false, tier: 'enterprise' })
    .where(eq(workspaces.id, office.owner.workspaceId));
});
afterAll(() => office.close());

const base = '/v1/workspace/single-sign-on';
const addSaml = () => office.addProvider('saml-providers', { name: 'Acme', metadata_xml: metadata });
const asJson = async (answer: Response | Promise<Response>) => (await answer).json();

describe('which provider an address has', () => {
  it('[WSP-051] [WSP-021] is the one of the workspace that verified the domain', async () => {
    const id = await addSaml();
    await office.verifyDomain('acme.example');
    const found = await asJson(
      office.app.fetch('/v1/workspace/find-sso-provider?email=Grace%40ACME.example&invite_code='),
    );
    expect(found).toEqual({
      identity_provider: {
        kind: 'saml',
        identity_provider_id: id,
        name: 'Acme',
        identity_provider_entity_id: 'https://id.example/saml',
      },
      is_enforced: false,
    });
    const none = await asJson(office.app.fetch('/v1/workspace/find-sso-provider?email=a%40eu.acme.example'));
    expect(none).toEqual({ identity_provider: null, is_enforced: false });
  });

  it('[WSP-051] [WSP-052] is the one of the workspace that the invite leads to', async () => {
    const id = await addSaml();
    const email = 'guest@elsewhere.example';
    const { invite } = await office.asAdmin<{ invite: { invite_code: string } }>(
      '/v1/workspace/invites/add',
      { email },
    );
    const find = (code: string) =>
      asJson(
        office.app.fetch(
          `/v1/workspace/find-sso-provider?email=${encodeURIComponent(email)}&invite_code=${code}`,
        ),
      );
    expect(await find(invite.invite_code)).toMatchObject({ identity_provider: { identity_provider_id: id } });
    expect(await find('nothing')).toEqual({ identity_provider: null, is_enforced: false });
    const listed = office.app.fetch(`/v1/workspace/identity-providers?invite_code=${invite.invite_code}`, {
      headers: { email },
    });
    expect(await asJson(listed)).toMatchObject({ identity_providers: [{ identity_provider_id: id }] });
  });

  it('[WSP-052] [WSP-053] is listed by the header email, with and without an invite code', async () => {
    const id = await addSaml();
    await office.verifyDomain('acme.example');
    const list = (query: string, headers: Record<string, string>) =>
      asJson(office.app.fetch(`/v1/workspace/identity-providers${query}`, { headers }));
    const listed = { identity_providers: [expect.objectContaining({ identity_provider_id: id })] };
    expect(await list('', { email: 'grace@acme.example' })).toEqual(listed);
    expect(await list('?invite_code=nothing', { email: 'grace@acme.example' })).toEqual(listed);
    expect(await list('', {})).toEqual({ identity_providers: [] });
    expect(await list('', { email: 'nonsense' })).toEqual({ identity_providers: [] });
  });

  it('is none while the provider is off, the domain is not verified, or the plan has none', async () => {
    const id = await addSaml();
    const find = () => asJson(office.app.fetch('/v1/workspace/find-sso-provider?email=a%40acme.example'));
    const none = { identity_provider: null, is_enforced: false };
    expect(await find()).toEqual(none);
    await office.verifyDomain('acme.example');
    await office.edit(id, { is_disabled: true });
    expect(await find()).toEqual(none);
    const start = await office.app.fetch('/v1/single-sign-on/start', { json: { identity_provider_id: id } });
    expect(await refusalOf(start)).toMatchObject({ status: 404, code: 'identity_provider_not_found' });
    await office.edit(id, { is_disabled: false });
    expect(await find()).not.toEqual(none);
    await office.db.update(workspaces).set({ tier: 'pro' });
    expect(await find()).toEqual(none);
  });
});

describe('[WSP-050] the plan', () => {
  it.each([
    ['saml-providers', () => ({ name: 'x', metadata_xml: metadata })],
    ['oidc-providers', () => ({ name: 'x', issuer: 'https://id.example', client_id: 'x' })],
  ])('pro is refused %s', async (kind, json) => {
    const neighbor = await makeNeighbor(office.app, 'pro');
    const { key: apiKey } = await createApiKey(office.app.platform, neighbor, { name: 'x' });
    const answer = await office.app.fetch(`${base}/${kind}`, { json: json(), apiKey });
    expect(await refusalOf(answer)).toMatchObject({ status: 403, code: 'sso_not_in_plan' });
    expect(await asJson(office.app.fetch(base, { apiKey }))).toMatchObject({ is_available: false });
  });

  it.each(tiers)('%s adds a provider, or is refused', async (tier) => {
    const neighbor = await makeNeighbor(office.app, tier);
    const { key: apiKey } = await createApiKey(office.app.platform, neighbor, { name: 'x' });
    const json = { name: 'x', metadata_xml: metadata };
    const { status } = await office.app.fetch(`${base}/saml-providers`, { json, apiKey });
    expect(status).toBe(tier === 'trial' || tier === 'enterprise' ? 200 : 403);
  });
});

describe('enforced single sign-on', () => {
  async function makePerson(): Promise<string> {
    const member = await makeMember(office.app, office.owner.workspaceId, 'editor');
    const email = 'grace@acme.example';
    const passwordHash = await hashPassword('correct horse battery');
    await office.db.update(users).set({ email, passwordHash }).where(eq(users.id, member.actor.userId));
    return email;
  }
  const signIn = (email: string) =>
    office.app.fetch('/v1/user/auth-tokens', { json: { email, password: 'correct horse battery' } });

  it('refuses the password of members, names the way, and spares the owner', async () => {
    const email = await makePerson();
    expect((await signIn(email)).status).toBe(200);
    const id = await addSaml();
    await office.verifyDomain('acme.example');
    await office.enforce(true);
    const refused = await signIn(email);
    const { detail } = (await refused.clone().json()) as { detail: object };
    expect(await refusalOf(refused)).toMatchObject({ status: 403, code: 'sso_required' });
    expect(detail).toMatchObject({ identity_provider_id: id });
    expect((await signIn('ada@example.com')).status).toBe(200);
    const wrong = await office.app.fetch('/v1/user/auth-tokens', { json: { email, password: 'wrong' } });
    expect(await refusalOf(wrong)).toMatchObject({ code: 'invalid_credentials' });
    await office.enforce(false);
    expect((await signIn(email)).status).toBe(200);
    expect(await office.auditOf('single-sign-on', 'enforce')).toHaveLength(1);
  });

  it('needs a provider and a domain first, and keeps the last provider', async () => {
    const put = () =>
      office.app.fetch(base, { method: 'PUT', json: { is_enforced: true }, apiKey: office.owner.apiKey });
    expect(await refusalOf(await put())).toMatchObject({ status: 409 });
    const id = await addSaml();
    expect(await refusalOf(await put())).toMatchObject({ status: 409 });
    await office.verifyDomain('acme.example');
    expect((await put()).status).toBe(200);
    const apiKey = office.owner.apiKey;
    const remove = await office.app.fetch(`${base}/providers/${id}`, { method: 'DELETE', apiKey });
    expect(await refusalOf(remove)).toMatchObject({ status: 409 });
    const off = await office.app.fetch(`${base}/providers/${id}`, {
      method: 'PATCH',
      json: { is_disabled: true },
      apiKey,
    });
    expect(await refusalOf(off)).toMatchObject({ status: 409 });
  });
});

describe('addresses of providers', () => {
  it('are https unless the operator allows private ones', async () => {
    const strict = { config: { ...office.app.platform.config, allowPrivateAddresses: false } };
    const platform = { ...office.app.platform, ...strict };
    for (const address of ['http://id.example', 'https://127.0.0.1/', 'https://intranet/']) {
      await expect(fetchProvider(platform, address, {}), address).rejects.toMatchObject({
        code: 'address_refused',
      });
    }
  });

  it('have to answer', async () => {
    const answer = await office.app.fetch(`${base}/oidc-providers`, {
      json: { name: 'x', issuer: 'http://127.0.0.1:9', client_id: 'x' },
      apiKey: office.owner.apiKey,
    });
    expect(await refusalOf(answer)).toMatchObject({ status: 503, code: 'sso_provider_unreachable' });
  });
});

it('a group of another workspace is none to map to', async () => {
  const answer = await office.app.fetch(`${base}/saml-providers`, {
    json: { name: 'x', metadata_xml: metadata, group_mapping: { Makers: 'elsewhere' } },
    apiKey: office.owner.apiKey,
  });
  expect(await refusalOf(answer)).toMatchObject({ status: 404, code: 'group_not_found' });
});
