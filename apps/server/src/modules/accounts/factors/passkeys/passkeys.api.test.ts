import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callOn } from '../../../../../test/call-as.ts';
import { forgetEverybody, makeProvenOwner } from '../../../../../test/factories.ts';
import { SoftwareAuthenticator } from '../../../../../test/software-authenticator.ts';
import { startTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { hashPassword } from '../../../../platform/crypto/index.ts';
import { mails } from '../../../../platform/mail/mail.tables.ts';
import { insertMembership } from '../../../workspaces/memberships/memberships.store.ts';
import { insertWorkspace } from '../../../workspaces/workspace/workspaces.store.ts';
import { users } from '../../users/users.tables.ts';

/** This machine's name, which browsers take in place of its address. */
const site = { origin: '', rpId: 'localhost' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  site.origin = app.url.replace('127.0.0.1', 'localhost');
});
beforeEach(() => forgetEverybody(app));
afterAll(() => app.close());

const call = callOn(() => app);

interface Person {
  accessToken: string;
}
interface Options {
  challenge: string;
  user: { id: string };
}

async function optionsFor(as?: Person): Promise<Options> {
  const path = as ? 'registration-options' : 'sign-in-options';
  const { body } = await call(`/v1/user/passkeys/${path}`, { as, method: 'POST' });
  return body.options as Options;
}

const register = (as: Person, credential: unknown, name?: string) =>
  call('/v1/user/passkeys', { as, json: { credential, name } });
const signIn = (credential: unknown) => call('/v1/user/passkeys/sign-in', { json: { credential } });

async function withPasskey(name = 'My phone') {
  const owner = await makeProvenOwner(app);
  const authenticator = new SoftwareAuthenticator(site);
  const registered = await register(owner, authenticator.create(await optionsFor(owner)), name);
  expect(registered.status).toBe(200);
  return { ...owner, authenticator, passkeyId: String(registered.body.passkey_id) };
}

/** A second account in a workspace of its own, signed in. */
async function makeOther(): Promise<Person> {
  const { db } = app.platform;
  const email = 'bob@example.com';
  const password = 'battery horse correct';
  await db
    .insert(users)
    .values({ id: 'bob', email, emailVerifiedAt: new Date(), passwordHash: await hashPassword(password) });
  await db.transaction(async (transaction) => {
    await insertWorkspace(transaction, { id: 'bobs', name: 'Bobs', ownerId: 'bob', tier: 'free' });
    await insertMembership(transaction, { id: 'bob', workspaceId: 'bobs', userId: 'bob', role: 'admin' });
  });
  const { body } = await call('/v1/user/auth-tokens', { json: { email, password } });
  const other = { accessToken: String(body.access_token) };
  await call('/v1/user/reauthenticate', { as: other, json: { password } });
  return other;
}

describe('adding a passkey', () => {
  it('asks for one that is found without an address and opened by the person', async () => {
    const owner = await makeProvenOwner(app);
    expect(await optionsFor(owner)).toMatchObject({
      rp: { id: 'localhost', name: 'Mynah' },
      user: { name: 'ada@example.com' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  it('lists it, and tells the person', async () => {
    const owner = await withPasskey();
    const { body } = await call('/v1/user/passkeys', { as: owner });
    expect(body).toEqual({
      origin: site.origin,
      passkeys: [
        {
          passkey_id: owner.passkeyId,
          name: 'My phone',
          created_at_unix: expect.any(Number),
          last_used_unix: null,
        },
      ],
    });
    const sent = await app.platform.db.select().from(mails);
    expect(sent.map(({ subject }) => subject)).toContain('A passkey was added to your account');
  });

  it('refuses an answer to another site, to no challenge, twice, and without the person', async () => {
    const owner = await makeProvenOwner(app);
    const elsewhere = new SoftwareAuthenticator({ ...site, origin: 'https://localhost.evil.example' });
    expect((await register(owner, elsewhere.create(await optionsFor(owner)))).code).toBe('invalid_passkey');
    const otherName = new SoftwareAuthenticator({ ...site, rpId: 'evil.example' });
    expect((await register(owner, otherName.create(await optionsFor(owner)))).code).toBe('invalid_passkey');
    const sleeper = new SoftwareAuthenticator(site);
    sleeper.isUserVerified = false;
    expect((await register(owner, sleeper.create(await optionsFor(owner)))).code).toBe('invalid_passkey');
    const sound = new SoftwareAuthenticator(site);
    const options = await optionsFor(owner);
    expect((await register(owner, sound.create({ ...options, challenge: 'AAAA' }))).code).toBe(
      'invalid_passkey',
    );
    const answer = sound.create(options);
    expect((await register(owner, answer)).status).toBe(200);
    expect((await register(owner, answer)).code).toBe('invalid_passkey');
  });

  it('refuses the challenge of another account, and one that is too old', async () => {
    const owner = await makeProvenOwner(app);
    const other = await makeOther();
    const authenticator = new SoftwareAuthenticator(site);
    const theirs = authenticator.create(await optionsFor(other));
    expect((await register(owner, theirs)).code).toBe('invalid_passkey');
    const late = authenticator.create(await optionsFor(owner));
    app.clock.advance(5 * 60_000);
    expect((await register(owner, late)).code).toBe('invalid_passkey');
  });
});

describe('signing in with a passkey', () => {
  it('needs neither address nor password', async () => {
    const { authenticator, userId, accessToken } = await withPasskey();
    const answer = await signIn(authenticator.get(await optionsFor()));
    expect(answer).toMatchObject({ status: 200, body: { user_id: userId } });
    expect(answer.headers.get('set-cookie')).toContain('xi_refresh=');
    const { body } = await call('/v1/user/passkeys', { as: { accessToken } });
    expect(body.passkeys).toMatchObject([{ last_used_unix: expect.any(Number) }]);
  });

  it('takes each answer once', async () => {
    const { authenticator } = await withPasskey();
    const answer = authenticator.get(await optionsFor());
    expect((await signIn(answer)).status).toBe(200);
    expect(await signIn(answer)).toMatchObject({ status: 400, code: 'invalid_passkey' });
  });

  it('refuses a passkey that is not known, a forged signature, a copy, and one not opened', async () => {
    const { authenticator } = await withPasskey();
    const stranger = new SoftwareAuthenticator(site);
    stranger.create(await optionsFor(await makeOther()));
    expect((await signIn(stranger.get(await optionsFor()))).code).toBe('invalid_passkey');

    const forged = authenticator.get(await optionsFor());
    const other = stranger.get(await optionsFor());
    forged.response.signature = other.response.signature;
    expect((await signIn(forged)).code).toBe('invalid_passkey');

    authenticator.isUserVerified = false;
    expect((await signIn(authenticator.get(await optionsFor()))).code).toBe('invalid_passkey');
    authenticator.isUserVerified = true;
    expect((await signIn(authenticator.get(await optionsFor()))).status).toBe(200);
    authenticator.credential!.counter = 0;
    expect((await signIn(authenticator.get(await optionsFor()))).code).toBe('invalid_passkey');
  });

  it('refuses a passkey that names another account', async () => {
    const { authenticator } = await withPasskey();
    authenticator.credential!.userHandle = Buffer.from('somebody').toString('base64url');
    expect((await signIn(authenticator.get(await optionsFor()))).code).toBe('invalid_passkey');
  });
});

describe('keeping passkeys', () => {
  it('renames and removes own ones; a removed one signs nobody in', async () => {
    const owner = await withPasskey();
    const path = `/v1/user/passkeys/${owner.passkeyId}`;
    expect((await call(path, { as: owner, method: 'PATCH', json: { name: 'Old phone' } })).status).toBe(200);
    const { body } = await call('/v1/user/passkeys', { as: owner });
    expect(body.passkeys).toMatchObject([{ name: 'Old phone' }]);
    expect((await call(path, { as: owner, method: 'DELETE' })).status).toBe(200);
    expect((await call(path, { as: owner, method: 'DELETE' })).code).toBe('passkey_not_found');
    expect((await signIn(owner.authenticator.get(await optionsFor()))).code).toBe('invalid_passkey');
  });

  it('gives nothing away of the passkeys of others', async () => {
    const { passkeyId, authenticator } = await withPasskey();
    const other = await makeOther();
    const path = `/v1/user/passkeys/${passkeyId}`;
    for (const init of [{ method: 'DELETE' }, { method: 'PATCH', json: { name: 'Mine' } }]) {
      expect(await call(path, { as: other, ...init })).toMatchObject({
        status: 404,
        code: 'passkey_not_found',
      });
    }
    expect((await call('/v1/user/passkeys', { as: other })).body.passkeys).toEqual([]);
    const answer = authenticator.get(await optionsFor());
    expect((await signIn(answer)).status).toBe(200);
  });
});
