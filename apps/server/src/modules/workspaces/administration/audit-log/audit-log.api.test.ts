import type { AuditLogEntry } from '@mynah/contract/workspaces/audit-log';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMember, makeNeighbor, type Signed } from '../../../../../test/factories.ts';
import { startTestApp, type TestApp } from '../../../../../test/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const as = (who: Signed, path: string, json?: unknown) =>
  app.fetch(path, { json, headers: { authorization: `Bearer ${who.accessToken}` } });

type Page = { entries: AuditLogEntry[]; has_more: boolean; next_cursor: string | null };
async function read(who: Signed, query = ''): Promise<Page> {
  const answer = await as(who, `/v1/workspace/audit-logs${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Page;
}

async function makeBusyAdmin(): Promise<Signed> {
  const { workspaceId } = await makeNeighbor(app, 'pro');
  const admin = await makeMember(app, workspaceId, 'admin');
  for (const name of ['one', 'two', 'three']) await as(admin, '/v1/user/create-api-key', { name });
  await as(admin, '/v1/workspace/groups', { name: 'Desk' });
  return admin;
}

test('entries are in the form of OCSF, newest first, page by page', async () => {
  const admin = await makeBusyAdmin();
  const first = await read(admin, '?limit=3');
  expect(first).toMatchObject({ has_more: true, next_cursor: expect.any(String) });
  expect(first.entries[0]).toMatchObject({
    class_name: 'Group Management',
    class_uid: 3006,
    activity_id: 6,
    activity_name: 'Group Create',
    type_uid: 300_606,
    status_id: 1,
    actor: { user: { uid: admin.actor.userId, type_id: 1 } },
  });
  const rest = await read(admin, `?limit=3&cursor=${first.next_cursor}`);
  expect(rest.has_more).toBe(false);
  const ids = [...first.entries, ...rest.entries].map(({ id }) => Number(id));
  expect(ids.length).toBeGreaterThanOrEqual(4);
  expect(ids).toEqual([...ids].sort((a, b) => b - a));
});

test('filters by class, activity, actor and time', async () => {
  const admin = await makeBusyAdmin();
  const query = (fields: Record<string, string>) => `?${new URLSearchParams(fields)}`;
  const keys = await read(admin, query({ class_name: 'Entity Management' }));
  expect(new Set(keys.entries.map((entry) => entry.activity_name))).toEqual(new Set(['Api Key Create']));
  expect(keys.entries).toHaveLength(3);
  expect((await read(admin, query({ activity_name: 'Group Create' }))).entries).toHaveLength(1);
  expect((await read(admin, query({ actor_uid: 'nobody' }))).entries).toEqual([]);
  expect((await read(admin, query({ class_name: 'Nothing' }))).entries).toEqual([]);
  const now = app.clock.now().getTime();
  expect((await read(admin, query({ time_from_unix_ms: String(now + 1) }))).entries).toEqual([]);
  const upToNow = query({ time_to_unix_ms: String(now), activity_name: 'Api Key Create' });
  expect((await read(admin, upToNow)).entries).toHaveLength(3);
});

test('the table has one line an entry', async () => {
  const admin = await makeBusyAdmin();
  const answer = await as(admin, '/v1/workspace/audit-logs/csv?class_name=Entity+Management');
  expect(answer.headers.get('content-type')).toContain('text/csv');
  const lines = (await answer.text()).trimEnd().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toContain('"Api Key Create"');
});

test('only admins read it, and only their own', async () => {
  const admin = await makeBusyAdmin();
  const editor = await makeMember(app, admin.actor.workspaceId, 'editor');
  expect((await as(editor, '/v1/workspace/audit-logs')).status).toBe(403);
  expect((await as(editor, '/v1/workspace/audit-logs/csv')).status).toBe(403);
  const stranger = await makeBusyAdmin();
  const { entries } = await read(stranger, `?actor_uid=${admin.actor.userId}`);
  expect(entries).toEqual([]);
  expect((await as(admin, '/v1/workspace/audit-logs?cursor=x')).status).toBe(422);
});
