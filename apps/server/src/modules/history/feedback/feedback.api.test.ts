import type { StaffAction } from '@mynah/contract/accounts/staff';
import type { Feedback, ReviewedFeedback } from '@mynah/contract/history/feedback';
import type { HistoryItem } from '@mynah/contract/history/history';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callOn } from '../../../../test/call-as.ts';
import { makeMember, makeNeighbor, type Signed } from '../../../../test/factories.ts';
import { startTestApp, type TestApp, type TestOwner } from '../../../../test/test-app.ts';
import { ownedMaterial } from '../../accounts/privacy/index.ts';
import { users } from '../../accounts/users/users.tables.ts';
import { createApiKey } from '../../workspaces/access/api-keys/actions/create-api-key.ts';
import { historyFeedback } from './feedback.tables.ts';

const reviewedMessage = 'This feedback cannot be changed as it was already reviewed.';
const noFlags = {
  emotions: false,
  inaccurate_clone: false,
  glitches: false,
  audio_quality: false,
  other: false,
};

let app: TestApp;
let owner: TestOwner;
let staff: Signed;
let neighbor: Signed;
let neighborKey: string;
const call = callOn(() => app);

beforeAll(async () => {
  app = await startTestApp({ environment: { MYNAH_STAFF_DOMAIN: 'staff.example' } });
  owner = await app.owner();
  const { workspaceId } = await makeNeighbor(app);
  neighbor = await makeMember(app, workspaceId, 'admin');
  neighborKey = (await createApiKey(app.platform, neighbor.actor, { name: 'theirs' })).key;
  staff = await makeMember(app, workspaceId, 'viewer');
  await app.platform.db
    .update(users)
    .set({ email: 'grace@staff.example' })
    .where(eq(users.id, staff.actor.userId));
});
afterAll(() => app?.close());

async function speak(apiKey = owner.apiKey): Promise<string> {
  const listed = await app.fetch('/v2/voices?page_size=1', { apiKey });
  const { voices } = (await listed.json()) as { voices: { voice_id: string }[] };
  const path = `/v1/text-to-speech/${voices[0]?.voice_id}`;
  const spoken = await app.fetch(path, { apiKey, json: { text: 'What do you say?' } });
  await spoken.arrayBuffer();
  app.clock.advance(1000);
  return spoken.headers.get('history-item-id') ?? '';
}

const give = (id: string, json: object, as: { accessToken: string } = owner) =>
  call(`/v1/history/${id}/feedback`, { as, json });
const review = (id: string, review_status = 'reviewed', as: { accessToken: string } = staff) =>
  call(`/v1/admin/feedback/${id}`, { as, json: { review_status, reason: 'Heard it.' } });
const feedbackOf = async (id: string): Promise<Feedback | null> =>
  ((await call(`/v1/history/${id}`, { as: owner })).body as unknown as HistoryItem).feedback;

type Queue = { feedback: ReviewedFeedback[]; next_cursor: string | null };
const queue = async (query = '') =>
  (await call(`/v1/admin/feedback${query}`, { as: staff })).body as unknown as Queue;
const queuedIds = (page: Queue) => page.feedback.map((row) => row.history_item_id);
const staffLog = async () => {
  const { body } = await call('/v1/admin/staff-actions', { as: staff });
  return (body as unknown as { actions: StaffAction[] }).actions;
};

describe('giving', () => {
  test('[HIS-005] [HIS-013] [HIS-014] [HIS-016] [HIS-038] the item carries all seven fields, and is not reviewed', async () => {
    const id = await speak();
    expect(await feedbackOf(id)).toBeNull();
    const flags = { ...noFlags, inaccurate_clone: true, other: true };
    const answer = await give(id, { thumbs_up: false, feedback: null, ...flags });
    expect([answer.status, answer.body]).toEqual([200, { status: 'ok' }]);
    const expected = { thumbs_up: false, feedback: '', ...flags, review_status: 'not_reviewed' };
    expect(await feedbackOf(id)).toEqual(expected);
    const { body } = await call('/v1/history?page_size=1', { as: owner });
    expect((body as unknown as { history: HistoryItem[] }).history[0]?.feedback).toEqual(expected);
  });

  test.each(['emotions', 'inaccurate_clone', 'glitches', 'audio_quality', 'other'])(
    '[HIS-028] [HIS-029] [HIS-030] [HIS-031] [HIS-032] %s is kept apart',
    async (flag) => {
      const id = await speak();
      await give(id, { thumbs_up: false, [flag]: true });
      expect(await feedbackOf(id)).toMatchObject({ ...noFlags, [flag]: true });
    },
  );

  test('a later answer takes the place of the former: there is one record for each item', async () => {
    const id = await speak();
    await give(id, { thumbs_up: false, glitches: true });
    await give(id, { thumbs_up: true, feedback: 'On second thoughts, it is fine.' });
    const expected = { thumbs_up: true, feedback: 'On second thoughts, it is fine.', ...noFlags };
    expect(await feedbackOf(id)).toEqual({ ...expected, review_status: 'not_reviewed' });
    expect(await app.platform.db.$count(historyFeedback, eq(historyFeedback.historyItemId, id))).toBe(1);
  });

  test.each([
    ['no text', '', 200],
    ['nothing but spaces', '   ', 200],
    ['19 characters', 'x'.repeat(19), 422],
    ['19 and a space', `${'x'.repeat(19)} `, 422],
    ['20 characters', 'x'.repeat(20), 200],
    ['200 characters', 'x'.repeat(200), 200],
    ['201 characters', 'x'.repeat(201), 422],
  ])('[HIS-025] [HIS-026] [HIS-027] %s', async (_, feedback, status) => {
    const id = await speak();
    expect((await give(id, { thumbs_up: true, feedback })).status).toBe(status);
    expect(await feedbackOf(id)).toEqual(
      status === 200 ? expect.objectContaining({ feedback: feedback.trim() }) : null,
    );
  });

  test('a thumb must be told', async () => {
    expect((await give(await speak(), { other: true })).status).toBe(422);
  });

  test("another workspace's item is not there, and a viewer may not", async () => {
    const id = await speak();
    expect(await give(id, { thumbs_up: true }, neighbor)).toMatchObject({
      status: 404,
      code: 'history_item_not_found',
    });
    const viewer = await makeMember(app, owner.workspaceId, 'viewer');
    expect(await give(id, { thumbs_up: true }, viewer)).toMatchObject({
      status: 403,
      code: 'permission_denied',
    });
    expect(await feedbackOf(id)).toBeNull();
  });

  test('many answers at once leave one of them whole', async () => {
    const id = await speak();
    const answers = Array.from({ length: 12 }, (_, index) => {
      const isUp = index % 2 === 0;
      return { thumbs_up: isUp, feedback: isUp ? 'x'.repeat(20) : '', glitches: !isUp };
    });
    const statuses = await Promise.all(answers.map(async (json) => (await give(id, json)).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
    const { thumbs_up, feedback, glitches } = (await feedbackOf(id))!;
    expect(answers).toContainEqual({ thumbs_up, feedback, glitches });
  });
});

describe('reviewing', () => {
  test('[HIS-015] [HIS-021] [ERR-024] what was reviewed cannot be changed, until staff gives it back', async () => {
    const id = await speak();
    await give(id, { thumbs_up: false, glitches: true });
    expect((await review(id)).status).toBe(200);
    const refused = await give(id, { thumbs_up: true });
    expect(refused).toMatchObject({ status: 409, code: 'feedback_already_reviewed' });
    expect(refused.body.detail?.message).toBe(reviewedMessage);
    expect(await feedbackOf(id)).toMatchObject({
      thumbs_up: false,
      glitches: true,
      review_status: 'reviewed',
    });
    expect((await review(id, 'not_reviewed')).status).toBe(200);
    expect((await give(id, { thumbs_up: true })).status).toBe(200);
    expect(await feedbackOf(id)).toMatchObject({ thumbs_up: true, review_status: 'not_reviewed' });
  });

  test('[HIS-021] an answer that comes with the review is in before it, or refused', async () => {
    const id = await speak();
    await give(id, { thumbs_up: false });
    const changes = Array.from({ length: 10 }, (_, index) =>
      give(id, { thumbs_up: true, feedback: `${index}`.repeat(20) }),
    );
    const [, ...given] = await Promise.all([review(id), ...changes]);
    const isKept = given.map(({ status }) => status === 200);
    expect(given.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    const kept = (await feedbackOf(id))!;
    expect(kept.review_status).toBe('reviewed');
    if (kept.thumbs_up) expect(isKept[Number(kept.feedback[0])]).toBe(true);
    else expect(isKept).not.toContain(true);
    expect((await give(id, { thumbs_up: true })).status).toBe(409);
  });

  test('what was changed after it was read is not marked, so that nobody overlooks the newer words', async () => {
    const id = await speak();
    await give(id, { thumbs_up: false, glitches: true });
    const listed = await call('/v1/admin/feedback?page_size=100', { as: staff });
    const { feedback: rows } = listed.body as unknown as { feedback: ReviewedFeedback[] };
    const { updated_at_unix_ms } = rows.find((row) => row.history_item_id === id)!;
    const mark = () =>
      call(`/v1/admin/feedback/${id}`, {
        as: staff,
        json: { review_status: 'reviewed', updated_at_unix_ms },
      });
    app.clock.advance(1000);
    await give(id, { thumbs_up: false, glitches: true, feedback: 'The last word is missing.' });
    expect(await mark()).toMatchObject({ status: 409, code: 'feedback_changed' });
    expect(await feedbackOf(id)).toMatchObject({ review_status: 'not_reviewed' });
  });

  test('nothing was said of it: there is nothing to review', async () => {
    const id = await speak();
    expect(await review(id)).toMatchObject({ status: 404, code: 'feedback_not_found' });
    expect(await review('nothing')).toMatchObject({ status: 404, code: 'feedback_not_found' });
    expect((await review(id, 'approved')).status).toBe(422);
  });

  test('the queue shows what waits, oldest first, page by page; each page is one entry of the log', async () => {
    const ids = [await speak(), await speak(), await speak(), await speak(neighborKey)];
    for (const id of ids.slice(0, 3)) {
      await give(id, { thumbs_up: false, audio_quality: true });
      app.clock.advance(1000);
    }
    await give(ids[3]!, { thumbs_up: true, feedback: 'It is just what I needed.' }, neighbor);
    const before = (await staffLog()).length;
    const seen: string[] = [];
    let page = await queue('?page_size=3');
    for (;;) {
      seen.push(...queuedIds(page));
      if (!page.next_cursor) break;
      page = await queue(`?page_size=3&cursor=${page.next_cursor}`);
    }
    expect(seen.slice(-4)).toEqual(ids);
    expect(page.feedback.at(-1)).toEqual({
      thumbs_up: true,
      feedback: 'It is just what I needed.',
      ...noFlags,
      review_status: 'not_reviewed',
      history_item_id: ids[3],
      workspace_id: neighbor.actor.workspaceId,
      source: 'TTS',
      voice_name: expect.any(String),
      model_id: 'eleven_multilingual_v2',
      text: 'What do you say?',
      duration_ms: expect.any(Number),
      created_at_unix: expect.any(Number),
      updated_at_unix_ms: expect.any(Number),
    });
    const entries = (await staffLog()).slice(0, -before);
    expect(entries).toHaveLength(Math.ceil(seen.length / 3));
    expect(entries[0]).toMatchObject({ action: 'feedback.list', staff_user_id: staff.actor.userId });

    await review(ids[1]!);
    await review(ids[2]!);
    expect(queuedIds(await queue())).not.toContain(ids[1]);
    expect(queuedIds(await queue('?review_status=reviewed')).slice(0, 2)).toEqual([ids[2], ids[1]]);
    expect((await staffLog()).find(({ action }) => action === 'feedback.review')).toMatchObject({
      target: ids[2],
      workspace_id: owner.workspaceId,
      reason: 'Heard it.',
    });
  });

  test.each(['?cursor=x', '?cursor=1', '?cursor=999999999999999.a', '?page_size=101', '?review_status=x'])(
    'the queue refuses %s',
    async (query) => {
      expect((await call(`/v1/admin/feedback${query}`, { as: staff })).status).toBe(422);
    },
  );

  test('[ACC-081] [ACC-083] neither the queue nor a review is for others, and nothing is logged', async () => {
    const id = await speak();
    await give(id, { thumbs_up: true });
    const before = (await staffLog()).length;
    const attempts = [
      await call('/v1/admin/feedback', { as: neighbor }),
      await review(id, 'reviewed', neighbor),
      await call(`/v1/admin/history/${id}/audio`, { as: neighbor }),
    ];
    expect(attempts.map(({ status, code }) => [status, code])).toEqual(
      attempts.map(() => [403, 'permission_denied']),
    );
    expect(await staffLog()).toHaveLength(before);
    expect(await feedbackOf(id)).toMatchObject({ review_status: 'not_reviewed' });
  });
});

describe('listening', () => {
  const listen = (id: string, range?: string) =>
    app.fetch(`/v1/admin/history/${id}/audio`, {
      headers: { authorization: `Bearer ${staff.accessToken}`, ...(range && { range }) },
    });

  test('[ACC-083] [ACC-084] staff hears any item, whole or in parts, and each time is logged', async () => {
    const id = await speak();
    const before = (await staffLog()).length;
    const own = await app.fetch(`/v1/history/${id}/audio`, { apiKey: owner.apiKey });
    const bytes = new Uint8Array(await own.arrayBuffer());
    const whole = await listen(id);
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    expect(new Uint8Array(await whole.arrayBuffer())).toEqual(bytes);
    const part = await listen(id, 'bytes=10-29');
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-29/${bytes.length}`]);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(10, 30));
    expect((await listen(id, `bytes=${bytes.length}-`)).status).toBe(416);
    expect((await listen('nothing')).status).toBe(404);
    const entries = (await staffLog()).slice(0, -before);
    const entry = { action: 'history.listen', target: id, workspace_id: owner.workspaceId };
    expect(entries).toEqual([1, 2, 3].map(() => expect.objectContaining(entry)));
  });
});

describe('whose it is', () => {
  test('it goes with its item', async () => {
    const id = await speak();
    await give(id, { thumbs_up: true, feedback: 'I would keep this one.' });
    expect((await app.fetch(`/v1/history/${id}`, { apiKey: owner.apiKey, method: 'DELETE' })).status).toBe(
      200,
    );
    expect(await give(id, { thumbs_up: true })).toMatchObject({ status: 404 });
    expect(await review(id)).toMatchObject({ status: 404 });
    await app.fetch('/v1/history/erase', { apiKey: owner.apiKey, json: { history_item_ids: [id] } });
    expect(await app.platform.db.$count(historyFeedback, eq(historyFeedback.historyItemId, id))).toBe(0);
  });

  test("a person's data holds what they said, of their own items and of others'", async () => {
    const own = await speak();
    await give(own, { thumbs_up: true, feedback: 'My own words of my own voice.' });
    const colleague = await makeMember(app, owner.workspaceId, 'editor');
    const other = await speak();
    await give(other, { thumbs_up: false, emotions: true }, colleague);
    const read = async ({ accessToken }: { accessToken: string }) => {
      const headers = { authorization: `Bearer ${accessToken}` };
      const archive = await app.fetch('/v1/user/export', { headers });
      const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
      return (name: string) => JSON.parse(Buffer.from(files[name] ?? []).toString() || 'null');
    };
    const mine = await read(owner);
    expect(mine(`history/${own}.json`).feedback).toMatchObject({ feedback: 'My own words of my own voice.' });
    expect(mine('feedback/feedback.json')).toContainEqual(
      expect.objectContaining({ history_item_id: own, feedback: 'My own words of my own voice.' }),
    );
    expect((await read(colleague))('feedback/feedback.json')).toEqual([
      {
        history_item_id: other,
        ...noFlags,
        thumbs_up: false,
        feedback: '',
        emotions: true,
        review_status: 'not_reviewed',
      },
    ]);
  });

  test('erasing a person erases what they said, and leaves the item of the colleague', async () => {
    const colleague = await makeMember(app, owner.workspaceId, 'editor');
    const id = await speak();
    await give(id, { thumbs_up: false, other: true }, colleague);
    for (const material of app.platform.extensions.at(ownedMaterial)) {
      await material.erase(app.platform, colleague.actor);
    }
    expect(await feedbackOf(id)).toBeNull();
  });

  test('it moves with a person, and is handed over by one who leaves', async () => {
    const { db, extensions } = app.platform;
    const sole = await makeNeighbor(app);
    const { key } = await createApiKey(app.platform, sole, { name: 'sole' });
    const id = await speak(key);
    await app.fetch(`/v1/history/${id}/feedback`, { apiKey: key, json: { thumbs_up: true } });
    await db.transaction(async (transaction) => {
      for (const material of extensions.at(ownedMaterial)) {
        await material.move(transaction, sole, owner.workspaceId);
      }
    });
    const find = async () =>
      (await db.select().from(historyFeedback).where(eq(historyFeedback.historyItemId, id)))[0];
    expect(await find()).toMatchObject({ workspaceId: owner.workspaceId, userId: sole.userId });
    expect(await feedbackOf(id)).toMatchObject({ thumbs_up: true });
    await db.transaction(async (transaction) => {
      const left = { userId: sole.userId, workspaceId: owner.workspaceId };
      for (const material of extensions.at(ownedMaterial)) {
        await material.handOver(transaction, left, owner.userId);
      }
    });
    expect(await find()).toMatchObject({ userId: owner.userId });
  });
});

test('[HIS-037] [WSP-019] an operator who wants none says so, and gets none', async () => {
  expect((await call('/v1/app-config')).body.feedback_enabled).toBe(true);
  const without = await startTestApp({ environment: { MYNAH_FEEDBACK: 'false' } });
  try {
    const { apiKey } = await without.owner();
    const config = await without.fetch('/v1/app-config');
    expect(await config.json()).toMatchObject({ feedback_enabled: false });
    const refused = await without.fetch('/v1/history/any/feedback', { apiKey, json: { thumbs_up: true } });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ detail: { status: 'feedback_disabled' } });
  } finally {
    await without.close();
  }
});
