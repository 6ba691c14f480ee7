import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callOn } from '../../../../test/call-as.ts';
import { makeOwner, ownerForm } from '../../../../test/factories.ts';
import { makeLocationFile } from '../../../../test/location-file.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

const { email, password } = ownerForm;
const toledo = {
  country: { iso_code: 'US' },
  subdivisions: [{ names: { en: 'Ohio' } }],
  city: { names: { en: 'Toledo' } },
};

let app: TestApp;
let folder: string;
let owner: { accessToken: string };
const call = callOn(() => app);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mynah-places-'));
  const file = join(folder, 'places.mmdb');
  await writeFile(
    file,
    makeLocationFile({ '127.0.0.0/8': toledo, '192.0.2.1': { country: { iso_code: 'FR' } } }),
  );
  app = await startTestApp({
    environment: { MYNAH_LOCATION_DATABASE: file, MYNAH_LOCATION_HEADERS: 'x-geo-country,x-geo-region' },
  });
  owner = await makeOwner(app);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const signIn = async (headers: Record<string, string>) => {
  const answer = await app.fetch('/v1/user/auth-tokens', { json: { email, password }, headers });
  return { accessToken: ((await answer.json()) as { access_token: string }).access_token };
};
const placeOf = async (as: { accessToken: string }) => {
  const { body } = await call('/v1/user/sessions', { as });
  return (body.sessions as { is_current: boolean; place: string }[]).find((each) => each.is_current)?.place;
};

test('[PRV-012] the local database knows the address; the headers of the proxy come first', async () => {
  expect((await call('/v1/geolocation')).body).toEqual({ country: 'US', region: 'Ohio', city: 'Toledo' });
  const answer = await app.fetch('/v1/geolocation', { headers: { 'x-geo-country': 'DE' } });
  expect(await answer.json()).toEqual({ country: 'DE', region: null, city: null });
});

test('the list of sessions shows the place', async () => {
  expect(await placeOf(owner)).toBe('Toledo, Ohio, US');
  expect(await placeOf(await signIn({ 'x-geo-country': 'DE', 'x-geo-region': 'Berlin' }))).toBe('Berlin, DE');
});

test('[ACC-035] who is asked to let a program in sees where it asks from', async () => {
  const { body: asked } = await call('/v1/user/sign-in-requests', { json: { requester: 'Reader' } });
  const { body: shown } = await call('/v1/user/sign-in-requests/look-up', {
    as: owner,
    json: { sign_in_request_verification_code: asked.verification_code },
  });
  expect(shown).toMatchObject({ requester: 'Reader', ip_address: '127.0.0.1', place: 'Toledo, Ohio, US' });
});

test('a database that cannot be read stops the start with a sentence', async () => {
  await writeFile(join(folder, 'broken.mmdb'), 'nothing of the kind');
  const broken = { MYNAH_LOCATION_DATABASE: join(folder, 'broken.mmdb') };
  await expect(startTestApp({ environment: broken })).rejects.toThrow('MYNAH_LOCATION_DATABASE');
});
