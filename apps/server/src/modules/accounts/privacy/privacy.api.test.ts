import type { User } from '@mynah/contract/accounts/user';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMember, makeNeighbor, type Signed } from '../../../../test/factories.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { createApiKey } from '../../workspaces/access/api-keys/actions/create-api-key.ts';

let app: TestApp;
let person: Signed;
beforeAll(async () => {
  app = await startTestApp({
    environment: { MYNAH_LOCATION_HEADERS: 'x-geo-country,x-geo-region,x-geo-city' },
  });
  const { workspaceId } = await makeNeighbor(app, 'pro');
  person = await makeMember(app, workspaceId, 'admin');
});
afterAll(() => app.close());

const as = ({ accessToken }: Signed) => ({ authorization: `Bearer ${accessToken}` });
const post = (who: Signed, path: string, json?: object) =>
  app.fetch(path, { method: 'POST', headers: as(who), json });

async function readUser(who: Signed): Promise<User> {
  const answer = await app.fetch('/v1/user', { headers: as(who) });
  expect(answer.status).toBe(200);
  return (await answer.json()) as User;
}

test('[PRV-007] the biometric terms are accepted', async () => {
  expect((await readUser(person)).accepted_bipa_terms).toBe(false);
  expect((await post(person, '/v1/user/accept-bipa-terms')).status).toBe(200);
  expect((await readUser(person)).accepted_bipa_terms).toBe(true);
});

test('[ACC-013] [PUB-014] each agreement keeps the second of its first time', async () => {
  await post(person, '/v1/user/accept-terms', { agreement: 'licensing' });
  const at = (await readUser(person)).terms_agreed_to.licensing_unix;
  app.clock.advance(5000);
  await post(person, '/v1/user/accept-terms', { agreement: 'licensing' });
  await post(person, '/v1/user/accept-terms', { agreement: 'content' });
  expect((await readUser(person)).terms_agreed_to).toMatchObject({
    licensing_unix: at,
    content_unix: (at ?? 0) + 5,
    privacy_unix: null,
  });
  const others = ['conversational_ai_agreement', 'voice_design_agreement', 'privacy'];
  for (const agreement of [...others, 'publishing_payouts_agreement']) {
    expect((await post(person, '/v1/user/accept-terms', { agreement })).status, agreement).toBe(200);
  }
  expect(Object.values((await readUser(person)).terms_agreed_to)).not.toContain(null);
  expect((await post(person, '/v1/user/accept-terms', { agreement: 'all' })).status).toBe(422);
});

test('[PRV-010] [PRV-011] [PRV-012] the place comes from the proxy and fills geo_location', async () => {
  const headers = { 'x-geo-country': 'US', 'x-geo-region': 'Illinois' };
  const place = { country: 'US', region: 'Illinois', city: null };
  const answer = await app.fetch('/v1/geolocation', { headers: { ...as(person), ...headers } });
  expect(await answer.json()).toEqual(place);
  expect((await readUser(person)).geo_location).toEqual(place);
  const unknown = await app.fetch('/v1/geolocation', { headers: as(person) });
  expect(await unknown.json()).toEqual({ country: null, region: null, city: null });
  expect((await readUser(person)).geo_location).toEqual(place);
});

test('the export holds the account, and is for the person alone', async () => {
  const answer = await app.fetch('/v1/user/export', { headers: as(person) });
  expect(answer.headers.get('content-type')).toBe('application/zip');
  const archive = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  expect(archive).toContain('account.json');
  expect(archive).toContain(person.actor.userId);
  expect(archive).not.toContain('password');
  const { key: apiKey } = await createApiKey(app.platform, person.actor, { name: 'mine' });
  expect((await app.fetch('/v1/user/export', { apiKey })).status).toBe(403);
});
