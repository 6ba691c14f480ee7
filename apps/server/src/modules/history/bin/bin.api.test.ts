import type { DeletedItem } from '@mynah/contract/history/bin';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type MadeItem, makeItem } from '../../../../test/history-items.ts';
import { joinedPerson, type Person, soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { toolRuns } from '../../speech/tool-runs/tool-runs.tables.ts';
import { workspaces } from '../../workspaces/workspace/workspaces.tables.ts';
import { historyItems } from '../items/items.tables.ts';
import { ownedHistory } from '../listing/owned-history.ts';
import { expireItemsOf } from '../retention/actions/expire-items.ts';
import { removeHistoryItems } from './actions/delete-items.ts';
import { purgeBin } from './actions/purge-bin.ts';

const dayMs = 86_400_000;
const live = () => new AbortController().signal;

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

const make = (item: Partial<typeof historyItems.$inferInsert> = {}): Promise<MadeItem> =>
  makeItem(app, { workspaceId, userId: person.actor.userId, ...item });
const remove = (...ids: string[]) => person.call('POST', '/v1/history/delete', { history_item_ids: ids });
const restore = (ids: string[], who = person) =>
  who.call('POST', '/v1/history/restore', { history_item_ids: ids });
const erase = (ids: string[], who = person) =>
  who.call('POST', '/v1/history/erase', { history_item_ids: ids });
const bin = async (who = person, query = '') =>
  (await who.call('GET', `/v1/history/deleted${query}`)).body as {
    history: DeletedItem[];
    has_more: boolean;
    last_history_item_id: string | null;
  };
const binIds = async (who = person) => (await bin(who)).history.map((item) => item.history_item_id);
const listedIds = async (query = '') =>
  ((await person.call('GET', `/v1/history${query}`)).body as { history: DeletedItem[] }).history.map(
    (item) => item.history_item_id,
  );
const rowIds = async () =>
  (
    await app.platform.db
      .select({ id: historyItems.id })
      .from(historyItems)
      .where(eq(historyItems.workspaceId, workspaceId))
  ).map(({ id }) => id);
const soundOf = ({ audioBlob }: MadeItem) => app.platform.blobs.size(audioBlob);

describe('[HIS-009] what is deleted', () => {
  test('is gone for every call, lies in the bin, and comes back with all that it had but its public link', async () => {
    const item = await make({ text: 'A word about zebras.' });
    const path = `/v1/history/${item.id}`;
    await person.call('POST', `${path}/feedback`, { thumbs_up: true });
    const { share_link } = (await person.call('GET', `${path}/share-link`)).body as { share_link: string };
    const linkId = new URL(share_link).pathname.split('/').at(-1) ?? '';
    const { url } = (await person.call('POST', `${path}/audio-link`)).body as { url: string };
    const statuses = async () => {
      const asked = [
        person.call('GET', path),
        person.call('GET', `${path}/subtitles`),
        person.call('POST', `${path}/audio-link`),
        person.call('POST', `${path}/feedback`, { thumbs_up: false }),
        person.call('GET', `${path}/share-settings`),
        person.call('GET', `${path}/share-link`),
        person
          .call('POST', '/v1/history/download', { history_item_ids: [item.id] })
          .catch(() => ({ status: 200 })),
        app.fetch(url),
        app.fetch(`/v1/shared/${linkId}`),
        person.call('DELETE', path),
      ];
      return (await Promise.all(asked)).map(({ status }) => status);
    };
    expect((await person.call('DELETE', path)).body).toEqual({ status: 'ok' });
    expect(new Set(await statuses())).toEqual(new Set([404]));
    expect(await listedIds()).toEqual([]);
    expect(await listedIds('?search=zebra')).toEqual([]);
    const [binned] = (await bin()).history;
    const nowSeconds = Math.floor(app.clock.now().getTime() / 1000);
    expect(binned).toMatchObject({ history_item_id: item.id, state: 'deleted', share_link_id: null });
    expect(binned).toMatchObject({
      deleted_at_unix: nowSeconds,
      erased_at_unix: nowSeconds + 30 * 86_400,
    });

    expect((await restore([item.id])).body).toEqual({ restored: 1 });
    expect(await binIds()).toEqual([]);
    expect(await listedIds('?search=zebra')).toEqual([item.id]);
    const back = (await person.call('GET', path)).body;
    expect(back).toMatchObject({ state: 'created', share_link_id: null, feedback: { thumbs_up: true } });
    expect((await app.fetch(url)).status).toBe(200);
    expect((await app.fetch(`/v1/shared/${linkId}`)).status).toBe(404);
  });

  test('takes what its page shows of it along, and brings it back', async () => {
    const item = await make();
    const id = newId();
    await app.platform.db.insert(toolRuns).values({
      id,
      workspaceId,
      userId: person.actor.userId,
      requestId: newId(),
      tool: 'voice-isolator',
      state: 'done',
      title: 'A recording',
      order: {},
      actor: { ...person.actor } as never,
      credits: 0,
      historyItemId: item.id,
    });
    const runs = async () =>
      ((await person.call('GET', '/v1/tool-runs')).body as { runs: { run_id: string }[] }).runs.length;
    expect(await runs()).toBe(1);
    await remove(item.id);
    expect(await runs()).toBe(0);
    expect((await person.call('GET', `/v1/tool-runs/${id}`)).status).toBe(404);
    await restore([item.id]);
    expect(await runs()).toBe(1);
  });

  test('is listed page by page, deleted last first', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 3; at++) {
      ids.unshift((await make()).id);
      app.clock.advance(1000);
      await remove(ids[0]!);
    }
    const first = await bin(person, '?page_size=2');
    expect(first.history.map((item) => item.history_item_id)).toEqual(ids.slice(0, 2));
    expect([first.has_more, first.last_history_item_id]).toEqual([true, ids[1]]);
    const rest = await bin(person, `?page_size=2&start_after_history_item_id=${ids[1]}`);
    expect(rest.history.map((item) => item.history_item_id)).toEqual(ids.slice(2));
    expect(rest.has_more).toBe(false);
  });

  test('restoring passes over what is not in the bin', async () => {
    const [kept, gone] = [await make(), await make()];
    await remove(gone.id);
    expect((await restore([kept.id, gone.id, 'never'])).body).toEqual({ restored: 1 });
    expect((await restore([gone.id])).body).toEqual({ restored: 0 });
    expect((await restore([])).status).toBe(422);
  });
});

describe('what goes for good', () => {
  test('after thirty days, with its sound; not a day before, and nothing that was restored', async () => {
    const [early, late, restored] = [await make(), await make(), await make()];
    await remove(early.id, restored.id);
    await restore([restored.id]);
    app.clock.advance(2 * dayMs);
    // the person's session has ended by then
    await removeHistoryItems(app.platform, { workspaceId }, [late.id]);
    app.clock.advance(28 * dayMs + 1000);
    await purgeBin(app.platform, live());
    expect((await rowIds()).sort()).toEqual([late.id, restored.id].sort());
    expect(await soundOf(early)).toBeUndefined();
    expect(await soundOf(late)).toBeGreaterThan(0);
    app.clock.advance(2 * dayMs);
    await purgeBin(app.platform, live());
    expect(await rowIds()).toEqual([restored.id]);
    expect(await soundOf(restored)).toBeGreaterThan(0);
  });

  test('a worker that stops leaves the rest to the next try', async () => {
    const item = await make();
    await remove(item.id);
    app.clock.advance(31 * dayMs);
    await expect(purgeBin(app.platform, AbortSignal.abort())).rejects.toThrow();
    expect(await rowIds()).toEqual([item.id]);
    await purgeBin(app.platform, live());
    expect(await rowIds()).toEqual([]);
  });

  test('at once, one by one or all; sound that another item has stays', async () => {
    const [one, two, kept] = [await make(), await make(), await make()];
    const [row] = await app.platform.db.select().from(historyItems).where(eq(historyItems.id, one.id));
    const twin = { ...row!, id: newId() };
    await app.platform.db.insert(historyItems).values(twin);
    await remove(one.id, two.id);
    expect((await erase([one.id, one.id, 'never'])).body).toEqual({ erased: 1 });
    expect(await soundOf(one)).toBeGreaterThan(0);
    expect(await binIds()).toEqual([two.id]);
    expect((await person.call('DELETE', '/v1/history/deleted')).body).toEqual({ erased: 1 });
    expect(await soundOf(two)).toBeUndefined();
    expect((await rowIds()).sort()).toEqual([kept.id, twin.id].sort());
    // out of the history as well
    expect((await erase([twin.id])).body).toEqual({ erased: 1 });
    expect(await soundOf(one)).toBeUndefined();
    expect((await person.call('DELETE', '/v1/history/deleted')).body).toEqual({ erased: 0 });
  });

  test('by what the workspace keeps, out of the bin as well, which says so', async () => {
    const createdAt = new Date(app.clock.now().getTime() - 8 * dayMs);
    const [old, fresh] = [await make({ createdAt }), await make()];
    await remove(old.id, fresh.id);
    await app.platform.db
      .update(workspaces)
      .set({ historyRetentionDays: 10 })
      .where(eq(workspaces.id, workspaceId));
    const days = async () =>
      (await bin()).history.map((item) => [
        item.history_item_id,
        Math.round((item.erased_at_unix - item.deleted_at_unix) / 86_400),
      ]);
    expect(Object.fromEntries(await days())).toEqual({ [old.id]: 2, [fresh.id]: 10 });
    app.clock.advance(3 * dayMs);
    await expireItemsOf(app.platform, workspaceId, live());
    expect(await rowIds()).toEqual([fresh.id]);
    expect(await soundOf(old)).toBeUndefined();
  });

  test('with the data of a person who is erased', async () => {
    const item = await make();
    await remove(item.id);
    await ownedHistory.erase(app.platform, { userId: person.actor.userId, workspaceId });
    expect(await rowIds()).toEqual([]);
    expect(await soundOf(item)).toBeUndefined();
  });
});

describe('whose bin it is', () => {
  test('another workspace neither sees, restores nor erases', async () => {
    const item = await make();
    await remove(item.id);
    const stranger = await soloPerson(app);
    expect(await binIds(stranger)).toEqual([]);
    expect((await restore([item.id], stranger)).body).toEqual({ restored: 0 });
    expect((await erase([item.id], stranger)).body).toEqual({ erased: 0 });
    expect((await stranger.call('DELETE', '/v1/history/deleted')).body).toEqual({ erased: 0 });
    const after = await bin(stranger, `?start_after_history_item_id=${item.id}`);
    expect(after.history).toEqual([]);
    expect(await binIds()).toEqual([item.id]);
  });

  test('[WSP-041] a viewer looks, and changes nothing', async () => {
    const item = await make();
    await remove(item.id);
    const viewer = await joinedPerson(app, workspaceId, 'viewer');
    expect(await binIds(viewer)).toEqual([item.id]);
    expect((await restore([item.id], viewer)).status).toBe(403);
    expect((await erase([item.id], viewer)).status).toBe(403);
    expect((await viewer.call('DELETE', '/v1/history/deleted')).status).toBe(403);
    expect(await binIds()).toEqual([item.id]);
  });
});
