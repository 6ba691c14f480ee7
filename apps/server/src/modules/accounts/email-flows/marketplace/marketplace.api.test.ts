import { eq } from 'drizzle-orm';
import { importPKCS8, SignJWT } from 'jose';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callOn } from '../../../../../test/call-as.ts';
import { type Receiver, startReceiver } from '../../../../../test/receiver.ts';
import { soloPerson } from '../../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../../test/test-app.ts';
import { users } from '../../users/users.tables.ts';

const audience = 'voice.example';
const partner = [{ name: 'commonName', value: 'partner' }];

let app: TestApp;
/** Where Google publishes the certificates of its partner keys. */
let google: Receiver;
let issuer: string;
let key: string;
let strangerKey: string;
const call = callOn(() => app);

beforeAll(async () => {
  const [own, stranger] = await Promise.all([generate(partner), generate(partner)]);
  key = own.private;
  strangerKey = stranger.private;
  google = await startReceiver();
  google.answer = () => ({ body: JSON.stringify({ first: own.cert }) });
  issuer = google.url;
  app = await startTestApp({
    environment: {
      MYNAH_GCP_MARKETPLACE_AUDIENCE: audience,
      MYNAH_GCP_MARKETPLACE_KEYS: issuer,
      MYNAH_ALLOW_PRIVATE_ADDRESSES: 'true',
    },
  });
  // before the owner is there nobody signs up
  await app.owner();
});
// tries at signing up are counted for a quarter of an hour
beforeEach(() => app.clock.advance(16 * 60_000));
afterAll(async () => {
  await app.close();
  google.close();
});

interface Token {
  privateKey?: string;
  kid?: string;
  iss?: string;
  aud?: string;
  sub?: string;
}

async function tokenOf({ privateKey = key, kid = 'first', sub = 'procurement-1', ...claims }: Token = {}) {
  const now = Math.floor(app.clock.now().getTime() / 1000);
  return new SignJWT({ google: { roles: ['account_admin'] } })
    .setProtectedHeader({ alg: 'RS256', kid })
    .setIssuer(claims.iss ?? issuer)
    .setAudience(claims.aud ?? audience)
    .setSubject(sub)
    .setIssuedAt(now)
    .setExpirationTime(now + 300)
    .sign(await importPKCS8(privateKey, 'RS256'));
}

const announce = (token: string) =>
  call('/v1/user/pre-sign-up', { json: { email: 'grace@example.com', gcp_marketplace_jwt: token } });

describe('[ACC-040] a sign-up from Google Cloud Marketplace', () => {
  test('is confirmed by the partner keys, and kept as the account that bought', async () => {
    const token = await tokenOf();
    expect((await announce(token)).body).toEqual({ status: 'ok' });
    // the mail is opened an hour later
    app.clock.advance(3600_000);
    const person = await soloPerson(app);
    const told = await person.call('POST', '/v1/user/post-registration-user-setup', {
      gcp_marketplace_jwt: token,
    });
    expect(told.status).toBe(200);
    const [row] = await app.platform.db.select().from(users).where(eq(users.id, person.actor.userId));
    expect(row?.signUpSource).toEqual({ gcpMarketplaceAccount: 'procurement-1' });
  });

  test.each<[string, Token]>([
    ['another key', { privateKey: 'stranger' }],
    ['a key that is not published', { kid: 'second' }],
    ['a key named as what every object has', { kid: 'constructor' }],
    ['another issuer', { iss: 'https://elsewhere.example/keys' }],
    ['another product', { aud: 'elsewhere.example' }],
    ['no account', { sub: '' }],
  ])('is refused with %s', async (_, change) => {
    const privateKey = change.privateKey ? strangerKey : key;
    expect(await announce(await tokenOf({ ...change, privateKey }))).toMatchObject({
      status: 400,
      code: 'marketplace_token_invalid',
    });
  });

  test('is refused out of date, unsigned, or as a plain word', async () => {
    const token = await tokenOf();
    app.clock.advance(361_000);
    expect((await announce(token)).code).toBe('marketplace_token_invalid');
    const [head, body] = (await tokenOf()).split('.');
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
    for (const wrong of [`${unsigned}.${body}.`, `${head}.${body}.`, 'a word']) {
      expect((await announce(wrong)).code, wrong).toBe('marketplace_token_invalid');
    }
  });

  test('asks for the keys once an hour, and at most once a minute for one that is unknown', async () => {
    app.clock.advance(3600_000);
    const before = google.received.length;
    for (const kid of ['first', 'first', 'second', 'third']) await announce(await tokenOf({ kid }));
    expect(google.received).toHaveLength(before + 1);
  });

  test('is passed over where the operator did not set it up', async () => {
    const plain = await startTestApp();
    try {
      await plain.owner();
      const json = { email: 'grace@example.com', gcp_marketplace_jwt: 'T' };
      expect((await plain.fetch('/v1/user/pre-sign-up', { json })).status).toBe(200);
    } finally {
      await plain.close();
    }
  });
});
