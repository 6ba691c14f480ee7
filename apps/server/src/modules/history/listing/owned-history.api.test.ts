import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeItem } from '../../../../test/history-items.ts';
import { soloPerson } from '../../../../test/team.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { historyFeedback } from '../feedback/feedback.tables.ts';
import { historyItems } from '../items/items.tables.ts';
import { shareLinks } from '../share-links/share-links.tables.ts';
import { ownedHistory } from './owned-history.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

test('who moves to another workspace brings items, their feedback and their public links', async () => {
  const { db } = app.platform;
  const [leaver, stayer] = [await soloPerson(app), await soloPerson(app)];
  const from = leaver.actor.workspaceId;
  const to = stayer.actor.workspaceId;
  const theirs = await makeItem(app, { workspaceId: from, userId: leaver.actor.userId });
  const nobodys = await makeItem(app, { workspaceId: from, userId: null });
  const others = await makeItem(app, { workspaceId: from, userId: stayer.actor.userId });
  for (const { id } of [theirs, nobodys, others]) {
    await db.insert(historyFeedback).values({ historyItemId: id, workspaceId: from, thumbsUp: true });
    await db.insert(shareLinks).values({ id: `link-${id}`, workspaceId: from, historyItemId: id });
  }
  await db.transaction((transaction) =>
    ownedHistory.move(transaction, { userId: leaver.actor.userId, workspaceId: from }, to),
  );
  const moved = [theirs.id, nobodys.id].sort();
  const items = await db.select().from(historyItems).where(eq(historyItems.workspaceId, to));
  expect(items.map(({ id, userId }) => [id, userId]).sort()).toEqual(
    moved.map((id) => [id, leaver.actor.userId]),
  );
  for (const table of [historyFeedback, shareLinks]) {
    const rows = await db.select().from(table).where(eq(table.workspaceId, to));
    expect(rows.map(({ historyItemId }) => historyItemId).sort()).toEqual(moved);
    expect(await db.$count(table, eq(table.workspaceId, from))).toBe(1);
  }
});
