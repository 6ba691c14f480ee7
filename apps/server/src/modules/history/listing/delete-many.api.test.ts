import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeItem } from '../../../../test/history-items.ts';
import { joinedPerson, type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { events } from '../../../platform/events/events.tables.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { historyItems } from '../items/items.tables.ts';

let app: TestApp;
let person: Person;
let workspaceId: string;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  person = await soloPerson(app, 'pro');
  ({ workspaceId } = person.actor);
});
afterAll(() => app?.close());

const remove = (ids: readonly string[], who = person) =>
  who.call('POST', '/v1/history/delete', { history_item_ids: ids });
const left = async () => {
  const rows = await app.platform.db
    .select()
    .from(historyItems)
    .where(and(eq(historyItems.workspaceId, workspaceId), isNull(historyItems.deletedAt)));
  return rows.map(({ id }) => id);
};
const told = async () => {
  const rows = await app.platform.db.select().from(events).where(eq(events.workspaceId, workspaceId));
  return rows.filter(({ name }) => name === 'history.deleted').map(({ payload }) => payload);
};

describe('many at once', () => {
  test('go to the bin, told once; those that are gone are passed over', async () => {
    const items = [];
    for (let at = 0; at < 3; at++) items.push(await makeItem(app, { workspaceId }));
    const [first, second, kept] = items as [(typeof items)[0], (typeof items)[0], (typeof items)[0]];
    const both = [first.id, second.id, 'long-gone', first.id];
    expect(await remove(both)).toMatchObject({ status: 200, body: { deleted: 2 } });
    expect(await left()).toEqual([kept.id]);
    expect(await remove(both)).toMatchObject({ status: 200, body: { deleted: 0 } });
    const [event, ...others] = await told();
    expect(others).toEqual([]);
    expect([...(event!.historyItemIds as string[])].sort()).toEqual([first.id, second.id].sort());
  });

  test('a thousand are one request, a thousand and one are refused, as are none', async () => {
    const { id } = await makeItem(app, { workspaceId });
    const ids = [id, ...Array.from({ length: 999 }, () => newId())];
    expect((await remove([...ids, newId()])).status).toBe(422);
    expect((await remove([])).status).toBe(422);
    expect(await left()).toEqual([id]);
    expect(await remove(ids)).toMatchObject({ body: { deleted: 1 } });
  });

  test('nobody deletes for another workspace, nor without the right to', async () => {
    const { id } = await makeItem(app, { workspaceId });
    expect(await remove([id], await soloPerson(app))).toMatchObject({ body: { deleted: 0 } });
    const viewer = await joinedPerson(app, workspaceId, 'viewer');
    expect((await remove([id], viewer)).status).toBe(403);
    expect(await left()).toEqual([id]);
  });
});
