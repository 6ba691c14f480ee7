import type { Asset } from '@mynah/contract/studio/assets';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formOf, silence, wavOf } from '../../../../test/speech-files.ts';
import { joinedPerson, type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

let app: TestApp;
let owner: Person;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await soloPerson(app, 'creator');
});
afterAll(() => app.close());

const png = new Uint8Array(
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk', 'base64'),
);
const file = (bytes: Uint8Array<ArrayBuffer>, name: string, type: string) =>
  new File([bytes], name, { type });

const upload = async (asset: File, name: string, person = owner) => {
  const answer = await app.fetch('/v1/assets', {
    method: 'POST',
    body: formOf({ asset, name }),
    headers: { authorization: `Bearer ${person.accessToken}` },
  });
  const body = (await answer.json()) as Asset & { detail?: { status?: string } };
  return { status: answer.status, body, code: body.detail?.status };
};

it('is uploaded, told by its bytes, listed by pages, found, opened without a key, and deleted', async () => {
  const picture = (await upload(file(png, 'song.mp3', 'audio/mpeg'), 'Cover')).body;
  expect(picture).toMatchObject({ name: 'Cover', mime_type: 'image/png' });
  app.clock.advance(1000);
  const sound = (await upload(wavOf(silence(1)), 'Intro')).body;
  expect(sound.mime_type).toBe('audio/wav');
  const first = (await owner.call('GET', '/v1/assets?page_size=1')).body as {
    assets: Asset[];
    next_cursor: string;
    has_more: boolean;
  };
  expect([first.assets[0]?.asset_id, first.has_more]).toEqual([sound.asset_id, true]);
  const rest = (await owner.call('GET', `/v1/assets?page_size=1&cursor=${first.next_cursor}`)).body;
  expect(rest).toMatchObject({
    assets: [{ asset_id: picture.asset_id }],
    next_cursor: null,
    has_more: false,
  });
  expect((await owner.call('GET', '/v1/assets?search=COV')).body).toMatchObject({
    assets: [{ name: 'Cover' }],
  });

  const { pathname, search } = new URL(picture.content_url!);
  const opened = await app.fetch(pathname + search, { headers: { range: 'bytes=1-3' } });
  expect(opened.status).toBe(206);
  expect(opened.headers.get('content-type')).toBe('image/png');
  expect(await opened.text()).toBe('PNG');
  expect((await app.fetch(`${pathname}${search}x`)).status).toBe(401);
  const other = pathname.replace(picture.asset_id, sound.asset_id);
  expect((await app.fetch(other + search)).status).toBe(401);

  const path = `/v1/assets/${picture.asset_id}`;
  const headers = { authorization: `Bearer ${owner.accessToken}` };
  expect((await app.fetch(path, { method: 'DELETE', headers })).status).toBe(204);
  expect(await owner.call('GET', path)).toMatchObject({ status: 404, code: 'asset_not_found' });
  expect((await app.fetch(pathname + search)).status).toBe(404);
});

describe('is refused', () => {
  it.each([
    ['text', 'just text, whatever its name says'],
    ['a web page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing that may have scripts', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['nothing', ''],
  ])('%s', async (_, content) => {
    const asset = file(new TextEncoder().encode(content), 'film.mp4', 'video/mp4');
    expect(await upload(asset, 'A')).toMatchObject({ status: 400, code: 'invalid_asset' });
  });

  it('to other workspaces and to viewers', async () => {
    const { body } = await upload(file(png, 'a.png', 'image/png'), 'Cover');
    const stranger = await soloPerson(app, 'creator');
    expect(await stranger.call('GET', `/v1/assets/${body.asset_id}`)).toMatchObject({
      code: 'asset_not_found',
    });
    expect(await stranger.call('DELETE', `/v1/assets/${body.asset_id}`)).toMatchObject({ status: 404 });
    expect((await stranger.call('GET', '/v1/assets')).body).toMatchObject({ assets: [] });
    const viewer = await joinedPerson(app, owner.actor.workspaceId, 'viewer');
    expect((await upload(file(png, 'a.png', 'image/png'), 'A', viewer)).status).toBe(403);
    expect((await viewer.call('GET', `/v1/assets/${body.asset_id}`)).status).toBe(200);
  });

  it('without a name', async () => {
    expect((await upload(file(png, 'a.png', 'image/png'), ' ')).status).toBe(422);
  });
});
