import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { resolveValue } from './index.ts';

let app: TestApp;
let owner: Person;
const path = '/v1/convai/environment-variables';

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await soloPerson(app, 'enterprise');
});
afterAll(() => app.close());

const create = async (body: object) => {
  const answer = await owner.call('POST', path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as { id: string };
};
const value = (environment: string, label: string) =>
  resolveValue(
    app.platform,
    { workspaceId: owner.actor.workspaceId, variables: {}, environment },
    { env_var_label: label },
  );

it('[AGT-022] a value is that of its environment, or that of production', async () => {
  const { id } = await create({
    type: 'string',
    label: 'shop.url',
    values: { production: 'live', staging: 'try' },
  });
  expect(await Promise.all([value('staging', 'shop.url'), value('other', 'shop.url')])).toEqual([
    'try',
    'live',
  ]);
  const changed = await owner.call('PATCH', `${path}/${id}`, { values: { staging: null, demo: 'show' } });
  expect(changed.body).toMatchObject({ label: 'shop.url', values: { production: 'live', demo: 'show' } });
  expect(await value('staging', 'shop.url')).toBe('live');
  expect((await owner.call('PATCH', `${path}/${id}`, { values: { production: null } })).status).toBe(422);
  expect((await owner.call('GET', `${path}?environment=demo`)).body).toMatchObject({
    environment_variables: [{ id }],
    has_more: false,
  });
  expect((await owner.call('GET', `${path}?environment=staging`)).body).toMatchObject({
    environment_variables: [],
  });
  const again = { type: 'string', label: 'shop.url', values: { production: 'other' } };
  expect((await owner.call('POST', path, again)).status).toBe(409);
  expect((await owner.call('POST', path, { ...again, label: 'new', values: { demo: 'x' } })).status).toBe(
    422,
  );
});

it('[AGT-005] [AGT-011] a secret is named, never shown, and stays while a variable needs it', async () => {
  const { body } = await owner.call('POST', '/v1/convai/secrets', {
    type: 'new',
    name: 'key',
    value: 'top-secret-value',
  });
  const { secret_id } = body as { secret_id: string };
  const { id } = await create({ type: 'secret', label: 'key', values: { production: { secret_id } } });
  expect(await value('production', 'key')).toBe('top-secret-value');
  expect(JSON.stringify((await owner.call('GET', `${path}/${id}`)).body)).not.toContain('top-secret-value');
  expect((await owner.call('DELETE', `/v1/convai/secrets/${secret_id}`)).status).toBe(409);
  const stranger = await soloPerson(app, 'enterprise');
  expect((await stranger.call('GET', `${path}/${id}`)).status).toBe(404);
  const theirs = { type: 'secret', label: 'key', values: { production: { secret_id } } };
  expect((await stranger.call('POST', path, theirs)).status).toBe(404);
  expect((await owner.call('DELETE', `${path}/${id}`)).status).toBe(204);
  expect((await owner.call('DELETE', `/v1/convai/secrets/${secret_id}`)).status).toBe(204);
});
