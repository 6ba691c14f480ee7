import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type Directory,
  entraUser,
  makeDirectory,
  oktaUser,
  patch,
} from '../../../../../test/scim-directory.ts';
import { sessions } from '../../../accounts/sessions/sessions.tables.ts';
import { users } from '../../../accounts/users/users.tables.ts';

type Body = Record<string, unknown>;
let office: Directory['office'];
let scim: Directory['scim'];
let make: Directory['make'];

beforeAll(async () => {
  ({ office, scim, make } = await makeDirectory());
});
afterEach(() => office.forgetMembers());
afterAll(() => office.close());

describe('users', () => {
  it.each([
    ['Entra', entraUser('grace')],
    ['Okta', oktaUser('grace')],
  ])('are made as %s asks for it', async (_, resource) => {
    const { status, headers, body } = await scim('POST', '/Users', resource);
    expect(status).toBe(201);
    expect(headers.get('content-type')).toContain('application/scim+json');
    expect(headers.get('location')).toBe(`${office.app.url}/scim/v2/Users/${body.id}`);
    expect(headers.get('etag')).toBe((body.meta as { version: string }).version);
    expect(body).toMatchObject({
      userName: 'grace@acme.example',
      externalId: resource.externalId,
      name: { givenName: 'grace', familyName: 'Hopper', formatted: 'grace Hopper' },
      emails: [{ value: 'grace@acme.example', primary: true }],
      active: true,
      roles: [{ value: 'viewer' }],
      meta: { resourceType: 'User' },
    });
    expect(JSON.stringify(body)).not.toContain('1mz050nq');
    expect(await office.membershipOf('grace@acme.example')).toMatchObject({
      role: 'viewer',
      isLocked: false,
    });
    expect(await office.auditOf('member', 'provision')).toHaveLength(1);
    expect(await office.eventsNamed('member.provisioned')).toHaveLength(1);
  });

  it('are found by name, by external id and by other filters, a page at a time', async () => {
    for (const name of ['ada', 'bea', 'cis']) {
      // the list goes by the time of the making
      office.app.clock.advance(1);
      await make(entraUser(name));
    }
    const find = async (query: string) => {
      const { status, body } = await scim('GET', `/Users?${query}`);
      expect(status, JSON.stringify(body)).toBe(200);
      const names = (body.Resources as { userName: string }[]).map(({ userName }) => userName.split('@')[0]);
      return { total: body.totalResults, start: body.startIndex, names };
    };
    const filter = (text: string) => `filter=${encodeURIComponent(text)}`;
    expect(await find(filter('userName eq "BEA@acme.example"'))).toMatchObject({ total: 1, names: ['bea'] });
    expect(await find(filter('externalId eq "entra-cis"'))).toMatchObject({ total: 1, names: ['cis'] });
    expect(await find(filter('userName eq "nobody@acme.example"'))).toMatchObject({ total: 0, names: [] });
    expect(await find(filter('userName sw "a" and active eq true'))).toMatchObject({ names: ['ada', 'ada'] });
    expect(await find(`${filter('userName ew "acme.example"')}&startIndex=2&count=1`)).toEqual({
      total: 3,
      start: 2,
      names: ['bea'],
    });
    expect(await find('startIndex=2&count=2')).toMatchObject({ total: 4, start: 2 });
    expect(await find('startIndex=0&count=0')).toEqual({ total: 4, start: 1, names: [] });
  });

  it.each<[string, Body]>([
    ['Entra', patch({ op: 'Replace', path: 'active', value: 'False' })],
    ['Okta', patch({ op: 'replace', value: { active: false } })],
  ])('are locked as %s asks for it, at once and with their sessions', async (_, body) => {
    const id = await make(entraUser('grace'));
    const now = office.app.clock.now();
    await office.db.insert(sessions).values({
      id: `s-${id}`,
      userId: id,
      refreshTokenHash: id,
      expiresAt: new Date(now.getTime() + 1e9),
    });
    const locked = await scim('PATCH', `/Users/${id}`, body);
    expect(locked).toMatchObject({ status: 200, body: { active: false } });
    expect(await office.membershipOf('grace@acme.example')).toMatchObject({ isLocked: true });
    const [session] = await office.db.select().from(sessions).where(eq(sessions.userId, id));
    expect(session?.endedAt).toEqual(now);
    expect(await office.eventsNamed('member.deactivated')).toHaveLength(1);
    const back = await scim('PATCH', `/Users/${id}`, patch({ op: 'replace', path: 'active', value: true }));
    expect(back).toMatchObject({ status: 200, body: { active: true } });
    expect(await office.membershipOf('grace@acme.example')).toMatchObject({ isLocked: false });
  });

  it('are replaced whole, with role and name', async () => {
    const id = await make(entraUser('grace'));
    const answer = await scim('PUT', `/Users/${id}`, {
      ...entraUser('grace'),
      name: { givenName: 'Amazing', familyName: 'Grace' },
      roles: [{ value: 'editor', primary: 'True' }],
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { name: { givenName: 'Amazing', familyName: 'Grace' }, roles: [{ value: 'editor' }] },
    });
    expect(await office.membershipOf('grace@acme.example')).toMatchObject({ role: 'editor' });
  });

  it('move to another address of a verified domain only', async () => {
    const id = await make(entraUser('grace'));
    const to = (value: string) =>
      scim('PATCH', `/Users/${id}`, patch({ op: 'Replace', path: 'emails[type eq "work"].value', value }));
    expect(await to('hopper@acme.example')).toMatchObject({ status: 200 });
    expect(await office.membershipOf('hopper@acme.example')).toBeDefined();
    expect(await to('hopper@elsewhere.example')).toMatchObject({
      status: 400,
      body: { scimType: 'mutability' },
    });
    await make(entraUser('ada'));
    expect(await to('ada@acme.example')).toMatchObject({ status: 409, body: { scimType: 'uniqueness' } });
  });

  it('are locked and no longer seen once deleted, and come back when made again', async () => {
    const id = await make(entraUser('grace'));
    expect(await scim('DELETE', `/Users/${id}`)).toMatchObject({ status: 204, body: undefined });
    expect(await scim('GET', `/Users/${id}`)).toMatchObject({ status: 404 });
    expect(await office.membershipOf('grace@acme.example')).toMatchObject({ isLocked: true });
    expect(await make(entraUser('grace'))).toBe(id);
    expect(await office.membershipOf('grace@acme.example')).toMatchObject({ isLocked: false });
  });

  it('are not changed by who saw an older version', async () => {
    const id = await make(entraUser('grace'));
    const { headers } = await scim('GET', `/Users/${id}`);
    const version = headers.get('etag')!;
    const rename = (name: string) =>
      scim('PATCH', `/Users/${id}`, patch({ op: 'replace', path: 'displayName', value: name }), {
        'if-match': version,
      });
    expect((await rename('first')).status).toBe(200);
    expect(await rename('second')).toMatchObject({ status: 412, body: { status: '412' } });
  });

  it('show only what is asked for', async () => {
    const id = await make(entraUser('grace'));
    const only = await scim('GET', `/Users/${id}?attributes=userName`);
    expect(Object.keys(only.body).toSorted()).toEqual(['id', 'meta', 'schemas', 'userName']);
    const without = await scim('GET', `/Users/${id}?excludedAttributes=emails,name.givenName`);
    expect(without.body).not.toHaveProperty('emails');
    expect(without.body).toHaveProperty('displayName');
  });

  it.each<[string, () => Promise<{ status: number; body: Body }>, number, string | undefined]>([
    [
      'somebody who is there',
      async () => {
        await make(entraUser('grace'));
        return scim('POST', '/Users', entraUser('grace'));
      },
      409,
      'uniqueness',
    ],
    [
      'an address of another workspace',
      async () => {
        await office.makeNeighbor('grace@acme.example');
        return scim('POST', '/Users', entraUser('grace'));
      },
      409,
      'uniqueness',
    ],
    ['no address', () => scim('POST', '/Users', { userName: 'grace' }), 400, 'invalidValue'],
    ['no name', () => scim('POST', '/Users', { emails: [{ value: 'a@acme.example' }] }), 400, 'invalidValue'],
    ['a filter that cannot be read', () => scim('GET', '/Users?filter=userName'), 400, 'invalidFilter'],
    ['an unknown id', () => scim('GET', '/Users/nobody'), 404, undefined],
    [
      'a patch without operations',
      async () => scim('PATCH', `/Users/${await make(entraUser('grace'))}`, {}),
      400,
      'invalidSyntax',
    ],
    [
      'to lock the owner',
      () =>
        scim(
          'PATCH',
          `/Users/${office.owner.userId}`,
          patch({ op: 'replace', path: 'active', value: false }),
        ),
      400,
      'mutability',
    ],
    ['to delete the owner', () => scim('DELETE', `/Users/${office.owner.userId}`), 400, 'mutability'],
    ['a body that is no object', () => scim('POST', '/Users', ['x']), 400, undefined],
  ])("refuses %s in the standard's own shape", async (_, ask, status, scimType) => {
    const { body, status: given } = await ask();
    expect(given).toBe(status);
    expect(body).toEqual({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: String(status),
      detail: expect.any(String),
      ...(scimType ? { scimType } : {}),
    });
  });

  it('take no more seats than there are', async () => {
    await office.setSeats(1);
    expect(await scim('POST', '/Users', entraUser('grace'))).toMatchObject({ status: 403 });
    expect(await office.db.select().from(users).where(eq(users.email, 'grace@acme.example'))).toEqual([]);
    await office.setSeats(null);
  });
});
