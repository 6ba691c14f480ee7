import type { FoundLine } from '@mynah/contract/studio/cast';
import type { Project } from '@mynah/contract/studio/projects';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readRefusal } from '../../../../test/read-refusal.ts';
import { formOf } from '../../../../test/speech-files.ts';
import { joinedPerson, type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

let app: TestApp;
let owner: Person;
let made: Project;
let path: string;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await soloPerson(app, 'enterprise');
  const answer = await upload(owner, '/v1/studio/projects', { name: 'A book' });
  made = ((await answer.json()) as { project: Project }).project;
  path = `/v1/studio/projects/${made.project_id}`;
});
afterAll(() => app.close());

const upload = (person: Person, to: string, fields: Parameters<typeof formOf>[0]): Promise<Response> =>
  app.fetch(to, {
    method: 'POST',
    body: formOf(fields),
    headers: { authorization: `Bearer ${person.accessToken}` },
  });
const pictureOf = (bytes: string, name = 'cover.png') => new File([Buffer.from(bytes, 'latin1')], name);
const png = pictureOf('\u0089PNG\r\n\u001a\npicture');
const jpeg = pictureOf('\u00ff\u00d8\u00ffpicture');
const readCover = async () => {
  const answer = await app.fetch(`${path}/cover`, {
    headers: { authorization: `Bearer ${owner.accessToken}` },
  });
  return { status: answer.status, type: answer.headers.get('content-type'), bytes: await answer.text() };
};

it('[STU-014] [STU-016] [STU-018] [STU-024] [STU-028] [STU-030] [STU-031] [STU-032] the app sets everything of a project, and takes away what may be empty', async () => {
  const change = {
    name: 'Renamed',
    title: 'The Lamp',
    author: 'Ada',
    isbn_number: '978-3-16-148410-0',
    description: 'A lamp.',
    genres: ['Fiction', 'Lamps'],
    target_audience: 'children',
    language: 'de',
    content_type: 'Novel',
    original_publication_date: '1912-05-01',
    mature_content: true,
    fiction: 'fiction',
    quality_preset: 'ultra_lossless',
    acx_volume_normalization: true,
    default_model_id: 'eleven_flash_v2_5',
  };
  const settings = { apply_text_normalization: 'off', callback_url: 'https://hook.example/done' };
  const set = await owner.call('PATCH', `${path}/settings`, {
    ...change,
    ...settings,
    continue_playing: true,
  });
  expect(set.body).toMatchObject({
    ...settings,
    project: { ...change, project_settings: { continue_playing: true } },
  });
  expect((await owner.call('GET', `${path}/settings`)).body).toEqual(set.body);
  const emptied = await owner.call('PATCH', `${path}/settings`, {
    title: '',
    author: null,
    isbn_number: null,
    language: null,
    original_publication_date: null,
    fiction: null,
    callback_url: null,
    genres: [],
  });
  expect(emptied.body).toMatchObject({
    callback_url: null,
    project: {
      name: 'Renamed',
      title: null,
      author: null,
      isbn_number: null,
      language: null,
      original_publication_date: null,
      fiction: null,
      genres: [],
      content_type: 'Novel',
      quality_preset: 'ultra_lossless',
    },
  });
});

it('refuses settings that are none, each by name, and keeps what was', async () => {
  const before = (await owner.call('GET', `${path}/settings`)).body;
  for (const [change, status, code] of [
    [{ default_paragraph_voice_id: 'nobody' }, 404, 'voice_not_found'],
    [{ default_model_id: 'eleven_v9' }, 404, 'model_not_found'],
    [{ isbn_number: '12' }, 422, ''],
    [{ quality_preset: 'best' }, 422, ''],
    [{ original_publication_date: 'long ago' }, 422, ''],
    [{ callback_url: 'here' }, 422, ''],
    [{ name: ' ' }, 422, ''],
  ] as const) {
    const answer = await owner.call('PATCH', `${path}/settings`, change);
    expect([answer.status, answer.code || '']).toEqual([status, code]);
  }
  expect((await owner.call('GET', `${path}/settings`)).body).toEqual(before);
});

it('[STU-022] a picture is put on the cover, changed and taken away', async () => {
  expect((await readCover()).status).toBe(404);
  expect((await upload(owner, `${path}/cover`, { cover: png })).status).toBe(200);
  expect(await readCover()).toMatchObject({ status: 200, type: 'image/png' });
  // the same once more keeps it
  expect((await upload(owner, `${path}/cover`, { cover: png })).status).toBe(200);
  expect(await readCover()).toMatchObject({ status: 200 });
  expect((await upload(owner, `${path}/cover`, { cover: jpeg })).status).toBe(200);
  expect(await readCover()).toMatchObject({ status: 200, type: 'image/jpeg' });
  const scripted = pictureOf('<svg onload="alert(1)"/>', 'cover.png');
  for (const cover of [scripted, pictureOf('\u0089PNG\r\n\u001a\n'.padEnd(10 * 2 ** 20 + 1, 'x'))])
    expect((await readRefusal(await upload(owner, `${path}/cover`, { cover }))).status).toBe(422);
  expect(await readCover()).toMatchObject({ type: 'image/jpeg' });
  expect((await owner.call('DELETE', `${path}/cover`)).body).toEqual({ status: 'ok' });
  expect((await readCover()).status).toBe(404);
  expect((await owner.call('DELETE', `${path}/cover`)).status).toBe(200);
  expect((await owner.call('GET', path)).body).toMatchObject({ cover_image_url: '' });
});

it('[WSP-045] settings and cover are the editors’, and nobody’s of other workspaces', async () => {
  const viewer = await joinedPerson(app, owner.actor.workspaceId, 'editor');
  const share = { role: 'viewer', user_email: viewer.email, resource_type: 'project' };
  await owner.call('POST', `/v1/workspace/resources/${made.project_id}/share`, share);
  const stranger = await soloPerson(app);
  expect((await viewer.call('GET', `${path}/settings`)).status).toBe(200);
  expect((await stranger.call('GET', `${path}/settings`)).status).toBe(404);
  for (const [person, status] of [
    [viewer, 403],
    [stranger, 404],
  ] as const) {
    expect((await person.call('PATCH', `${path}/settings`, { name: 'Mine' })).status).toBe(status);
    expect((await upload(person, `${path}/cover`, { cover: png })).status).toBe(status);
    expect((await person.call('DELETE', `${path}/cover`)).status).toBe(status);
  }
});

it('the book that ships becomes a project, whose lines are found', async () => {
  const { body, status } = await owner.call('POST', '/v1/studio/projects/example');
  expect(status).toBe(200);
  const { project } = body as { project: Project };
  expect(project).toMatchObject({
    title: 'Aesop’s Fables',
    author: 'Aesop',
    language: 'en',
    source_type: 'book',
  });
  expect(project.chapters_order).toHaveLength(9);
  const found = await owner.call('GET', `/v1/studio/projects/${project.project_id}/quoted-lines`);
  const { lines } = found.body as { lines: FoundLine[] };
  expect(new Set(lines.flatMap(({ speaker }) => speaker ?? []))).toEqual(
    new Set(['Wolf', 'Lamb', 'Ants', 'Mouse', 'Town Mouse', 'Country Mouse']),
  );
  const free = await soloPerson(app, 'free');
  for (let count = 0; count < 3; count++) await upload(free, '/v1/studio/projects', { name: 'x' });
  expect(await free.call('POST', '/v1/studio/projects/example')).toMatchObject({
    status: 403,
    code: 'project_limit_reached',
  });
});
