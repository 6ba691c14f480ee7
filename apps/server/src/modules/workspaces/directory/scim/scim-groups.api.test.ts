import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeNeighbor } from '../../../../../test/factories.ts';
import { type Directory, entraUser, makeDirectory, patch } from '../../../../../test/scim-directory.ts';
import { createApiKey } from '../../access/api-keys/actions/create-api-key.ts';
import { resourceShares } from '../../sharing/sharing.tables.ts';
import { workspaces } from '../../workspace/workspaces.tables.ts';

type Body = Record<string, unknown>;
let office: Directory['office'];
let scim: Directory['scim'];
let make: Directory['make'];

beforeAll(async () => {
  ({ office, scim, make } = await makeDirectory());
});
afterEach(() => office.forgetMembers());
afterAll(() => office.close());

describe('groups', () => {
  const group = (members: string[]) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
    externalId: 'g-1',
    displayName: 'Makers',
    members: members.map((value) => ({ value })),
  });

  it('are made, found, changed and deleted, with their members', async () => {
    const [ada, bea] = [await make(entraUser('ada')), await make(entraUser('bea'))];
    const made = await scim('POST', '/Groups', group([ada]));
    expect(made).toMatchObject({
      status: 201,
      body: { displayName: 'Makers', externalId: 'g-1', members: [{ value: ada }] },
    });
    const path = `/Groups/${made.body.id}`;
    const filter = encodeURIComponent('displayName eq "makers"');
    const found = await scim('GET', `/Groups?excludedAttributes=members&filter=${filter}`);
    expect(found.body).toMatchObject({ totalResults: 1, Resources: [{ id: made.body.id }] });
    expect((found.body.Resources as Body[])[0]).not.toHaveProperty('members');
    await scim('PATCH', path, patch({ op: 'Add', path: 'members', value: [{ value: bea }] }));
    expect((await office.groupsOf(bea)).length).toBe(1);
    expect((await scim('GET', `/Users/${bea}`)).body.groups).toMatchObject([{ display: 'Makers' }]);
    await scim('PATCH', path, patch({ op: 'Remove', path: 'members', value: [{ value: ada }] }));
    expect(await office.groupsOf(ada)).toEqual([]);
    await scim('PATCH', path, patch({ op: 'remove', path: `members[value eq "${bea}"]` }));
    expect(await office.groupsOf(bea)).toEqual([]);
    const renamed = await scim(
      'PATCH',
      path,
      patch({ op: 'replace', value: { id: made.body.id, displayName: 'Doers' } }),
    );
    expect(renamed).toMatchObject({ status: 200, body: { displayName: 'Doers' } });
    expect(await scim('PUT', path, { ...group([ada, bea]), displayName: 'All' })).toMatchObject({
      status: 200,
    });
    expect((await office.groupsOf(ada)).length).toBe(1);
    expect(await scim('DELETE', path)).toMatchObject({ status: 204 });
    expect(await scim('GET', path)).toMatchObject({ status: 404 });
  });

  it('end with what was shared with them', async () => {
    const { id } = (await scim('POST', '/Groups', group([]))).body as { id: string };
    const principal = { principalType: 'group' as const, principalId: id };
    const { workspaceId } = office.owner;
    await office.db
      .insert(resourceShares)
      .values({ id, workspaceId, resourceType: 'voice', resourceId: 'any', role: 'viewer', ...principal });
    expect(await scim('DELETE', `/Groups/${id}`)).toMatchObject({ status: 204 });
    expect(await office.db.$count(resourceShares, eq(resourceShares.principalId, id))).toBe(0);
  });

  it('refuse a name twice, and people of other workspaces', async () => {
    await scim('POST', '/Groups', group([]));
    expect(await scim('POST', '/Groups', group([]))).toMatchObject({
      status: 409,
      body: { scimType: 'uniqueness' },
    });
    const neighbor = await office.makeNeighbor('root@other.example');
    const foreign = await scim('POST', '/Groups', { ...group([neighbor.userId]), displayName: 'Others' });
    expect(foreign).toMatchObject({ status: 400, body: { scimType: 'invalidValue' } });
  });
});

describe('the service', () => {
  it('says what it can do', async () => {
    const config = await scim('GET', '/ServiceProviderConfig');
    expect(config.body).toMatchObject({
      patch: { supported: true },
      bulk: { supported: false },
      filter: { supported: true },
      etag: { supported: true },
      authenticationSchemes: [{ type: 'oauthbearertoken' }],
    });
    const types = await scim('GET', '/ResourceTypes');
    expect((types.body.Resources as Body[]).map(({ id }) => id)).toEqual(['User', 'Group']);
    expect((await scim('GET', '/Schemas')).body.totalResults).toBe(2);
  });

  it.each([
    ['no key', {}, 401],
    ['a key that is none', { authorization: 'Bearer sk_nothing' }, 401],
  ])('refuses %s in its own shape', async (_, headers, status) => {
    const answer = await office.app.fetch('/scim/v2/Users', { headers });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: String(status),
    });
  });

  it('[WSP-050] shows a workspace nothing of another, and is for the plans with single sign-on', async () => {
    const id = await make(entraUser('grace'));
    const neighbor = await makeNeighbor(office.app, 'enterprise');
    const theirs = (await createApiKey(office.app.platform, neighbor, { name: 'theirs' })).key;
    const ask = (path: string) => scim('GET', path, undefined, { authorization: `Bearer ${theirs}` });
    expect(await ask(`/Users/${id}`)).toMatchObject({ status: 404 });
    expect((await ask('/Users')).body.totalResults).toBe(1);
    await office.db.update(workspaces).set({ tier: 'pro' }).where(eq(workspaces.id, neighbor.workspaceId));
    office.app.clock.advance(5_000);
    expect(await ask('/Users')).toMatchObject({ status: 403, body: { status: '403' } });
  });
});
