import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { joinedPerson, type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

let app: TestApp;
let owner: Person;
const path = '/v1/convai/environments';

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await soloPerson(app, 'enterprise');
});
afterAll(() => app.close());

const names = async () =>
  ((await owner.call('GET', path)).body as { environments: { name: string }[] }).environments.map(
    ({ name }) => name,
  );

it('[AGT-022] environments are production, those that were added, and those that a variable has a value in', async () => {
  expect(await names()).toEqual(['production']);
  expect((await owner.call('POST', path, { name: 'staging' })).body).toMatchObject({
    name: 'staging',
    created_by_user_id: owner.actor.userId,
  });
  const values = { production: 'a', demo: 'b' };
  await owner.call('POST', '/v1/convai/environment-variables', { type: 'string', label: 'url', values });
  expect(await names()).toEqual(['production', 'demo', 'staging']);
  for (const name of ['staging', 'demo', 'production'])
    expect((await owner.call('POST', path, { name })).status, name).toBe(409);
  expect((await owner.call('POST', path, { name: 'two words' })).status).toBe(422);
  expect((await owner.call('DELETE', `${path}/demo`)).status).toBe(409);
  expect((await owner.call('DELETE', `${path}/production`)).status).toBe(409);
  expect(await owner.call('DELETE', `${path}/other`)).toMatchObject({
    status: 404,
    code: 'environment_not_found',
  });
  const viewer = await joinedPerson(app, owner.actor.workspaceId, 'viewer');
  expect((await viewer.call('DELETE', `${path}/staging`)).status).toBe(403);
  const stranger = await soloPerson(app, 'enterprise');
  expect((await stranger.call('DELETE', `${path}/staging`)).status).toBe(404);
  expect((await owner.call('DELETE', `${path}/staging`)).status).toBe(204);
  expect(await names()).toEqual(['production', 'demo']);
});

it('[AGT-016] what uses a secret is listed by its kind, a page at a time', async () => {
  const { body } = await owner.call('POST', '/v1/convai/secrets', { type: 'new', name: 'key', value: 'v' });
  const { secret_id } = body as { secret_id: string };
  const header = { 'x-key': { secret_id } };
  for (const name of ['one', 'two'])
    await owner.call('POST', '/v1/convai/tools', {
      tool_config: {
        ...{ type: 'webhook', name, description: name },
        api_schema: { url: 'https://example.com', request_headers: header },
      },
    });
  const of = `/v1/convai/secrets/${secret_id}/dependencies`;
  const first = (await owner.call('GET', `${of}/tools?page_size=1`)).body as {
    dependencies: { id: string; name: string }[];
    next_cursor: string;
  };
  const second = (await owner.call('GET', `${of}/tools?page_size=1&cursor=${first.next_cursor}`)).body;
  expect([first.dependencies.length, (second as typeof first).next_cursor]).toEqual([1, null]);
  expect(
    [...first.dependencies, ...(second as typeof first).dependencies].map(({ name }) => name).sort(),
  ).toEqual(['one', 'two']);
  expect((await owner.call('GET', `${of}/agents`)).body).toEqual({ dependencies: [], next_cursor: null });
  expect((await owner.call('GET', `${of}/phone_numbers`)).body).toMatchObject({ dependencies: [] });
  expect((await owner.call('GET', `${of}/moons`)).status).toBe(422);
  const stranger = await soloPerson(app, 'enterprise');
  expect((await stranger.call('GET', `${of}/tools`)).status).toBe(404);
});
