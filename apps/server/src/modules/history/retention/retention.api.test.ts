import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MadeItem, makeItem } from '../../../../test/history-items.ts';
import { joinedPerson, type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { until } from '../../../../test/until.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { auditLog } from '../../audit/audit.tables.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';
import { historyItems } from '../items/items.tables.ts';
import { enqueueExpiries, expireItemsOf } from './actions/expire-items.ts';

const dayMs = 86_400_000;

let app: TestApp;
let admin: Person;
let workspaceId: string;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  admin = await soloPerson(app, 'pro');
  ({ workspaceId } = admin.actor);
});
afterAll(() => app?.close());

const keepFor = (days: unknown, who = admin) =>
  who.call('PUT', '/v1/workspace/update-workspace', { history_retention_days: days });
const itemOf = (daysAgo: number): Promise<MadeItem> => {
  const createdAt = new Date(app.clock.now().getTime() - daysAgo * dayMs);
  return makeItem(app, { workspaceId, createdAt });
};
const left = async (): Promise<string[]> => {
  const rows = await app.platform.db
    .select()
    .from(historyItems)
    .where(eq(historyItems.workspaceId, workspaceId));
  return rows.map(({ id }) => id);
};
const setDirectly = (days: number | null) =>
  app.platform.db
    .update(workspaces)
    .set({ historyRetentionDays: days })
    .where(eq(workspaces.id, workspaceId));
const expire = (signal = new AbortController().signal) => expireItemsOf(app.platform, workspaceId, signal);

describe('how long a workspace keeps its history', () => {
  test('an admin sets it and lifts it, and it stands in the audit log', async () => {
    expect((await admin.call('GET', '/v1/workspace')).body).toMatchObject({ history_retention_days: null });
    expect(await keepFor(90)).toMatchObject({ status: 200, body: { history_retention_days: 90 } });
    expect(await keepFor(null)).toMatchObject({ status: 200, body: { history_retention_days: null } });
    const entries = await app.platform.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.workspaceId, workspaceId));
    expect(entries.map(({ details }) => details).filter((details) => 'fields' in details)).toEqual([
      { fields: 'historyRetentionDays' },
      { fields: 'historyRetentionDays' },
    ]);
  });

  test('days that make no sense are a 422; a member is refused', async () => {
    for (const days of [0, -1, 1.5, 3651, 'soon']) expect((await keepFor(days)).status).toBe(422);
    const editor = await joinedPerson(app, workspaceId, 'editor');
    expect((await keepFor(30, editor)).status).toBe(403);
    expect((await editor.call('GET', '/v1/history/expiring?days=30')).status).toBe(403);
  });

  test('how many items would go is known before', async () => {
    for (const daysAgo of [1, 29, 31, 400]) await itemOf(daysAgo);
    const count = async (days: number) => (await admin.call('GET', `/v1/history/expiring?days=${days}`)).body;
    expect(await count(30)).toEqual({ count: 2 });
    expect(await count(365)).toEqual({ count: 1 });
    expect(await count(3650)).toEqual({ count: 0 });
    expect((await admin.call('GET', '/v1/history/expiring?days=0')).status).toBe(422);
  });

  test('what is older goes as soon as it is set, with its audio', async () => {
    const [old, fresh] = [await itemOf(31), await itemOf(29)];
    await keepFor(30);
    await until(async () => expect(await left()).toEqual([fresh.id]));
    expect(await app.platform.blobs.size(old.audioBlob)).toBeUndefined();
    expect(await app.platform.blobs.size(fresh.audioBlob)).toBeGreaterThan(0);
  });
});

describe('day by day', () => {
  test('each workspace loses its own old items alone', async () => {
    const { id } = await itemOf(31);
    const neighbor = await soloPerson(app);
    const createdAt = new Date(app.clock.now().getTime() - 31 * dayMs);
    const theirs = await makeItem(app, { workspaceId: neighbor.actor.workspaceId, createdAt });
    await setDirectly(30);
    expect(await left()).toEqual([id]);
    await enqueueExpiries(app.platform);
    await until(async () => expect(await left()).toEqual([]));
    expect((await neighbor.call('GET', `/v1/history/${theirs.id}`)).status).toBe(200);
  });

  test('more than a batch go, and audio that a kept item has stays', async () => {
    const { audioBlob } = await itemOf(40);
    const kept = await itemOf(1);
    const createdAt = new Date(app.clock.now().getTime() - 35 * dayMs);
    const [row] = await app.platform.db.select().from(historyItems).where(eq(historyItems.id, kept.id));
    const many = Array.from({ length: 1200 }, () => ({ ...row!, id: newId(), createdAt }));
    await app.platform.db.insert(historyItems).values(many.slice(0, 600));
    await app.platform.db.insert(historyItems).values(many.slice(600));
    await setDirectly(30);
    await expire();
    expect(await left()).toEqual([kept.id]);
    expect(await app.platform.blobs.size(kept.audioBlob)).toBeGreaterThan(0);
    expect(await app.platform.blobs.size(audioBlob)).toBeUndefined();
  });

  test('a run that broke off between audio and row is ended by the next', async () => {
    const old = await itemOf(31);
    await setDirectly(30);
    await app.platform.blobs.remove(old.audioBlob);
    await expire();
    await expire();
    expect(await left()).toEqual([]);
  });

  test('a worker that stops leaves the rest to the next try; a lifted setting keeps what is there', async () => {
    const old = await itemOf(31);
    await setDirectly(30);
    await expect(expire(AbortSignal.abort())).rejects.toThrow();
    expect(await left()).toEqual([old.id]);
    await setDirectly(null);
    await expire();
    expect(await left()).toEqual([old.id]);
  });
});
