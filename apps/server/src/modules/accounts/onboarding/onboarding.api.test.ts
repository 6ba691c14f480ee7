import type { Onboarding } from '@mynah/contract/accounts/onboarding';
import { and, count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestOwner } from '../../../../test/test-app.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { productEvents } from '../product-events/product-events.tables.ts';
import { users } from '../users/users.tables.ts';

let app: TestApp;
let owner: TestOwner;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.owner();
});
afterAll(() => app.close());

const ask = (path: string, json?: unknown) =>
  app.fetch(`/v1/user/${path}`, {
    method: path === 'onboarding' ? 'GET' : 'POST',
    json,
    headers: { authorization: `Bearer ${owner.accessToken}` },
  });
const stateOf = async (path: string, json?: unknown): Promise<Onboarding> => {
  const answer = await ask(path, json);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Onboarding;
};
const ticked = ({ onboarding_checklist: list }: Onboarding) =>
  list?.items.filter((item) => item.is_completed).map((item) => item.onboarding_checklist_item_id);

/** NOT-024 */
const itemIds = [
  'generate_text_to_speech',
  'generate_speech_to_speech',
  'add_voice_to_voice_lab',
  'design_voice',
  'create_dub',
  'join_affiliate',
  'generate_api_key',
];

test('[ACC-016] [ACC-017] whose record says nothing of it has it behind them', async () => {
  const id = newId();
  await app.platform.db.insert(users).values({ id, email: `${id.toLowerCase()}@example.com` });
  const [row] = await app.platform.db.select().from(users).where(eq(users.id, id));
  expect(row).toMatchObject({ isOnboardingCompleted: true, isOnboardingChecklistCompleted: true });
});

test('[ACC-018] a new user has onboarding before them', async () => {
  expect(await stateOf('onboarding')).toEqual({
    is_onboarding_completed: false,
    is_onboarding_checklist_completed: false,
    onboarding_survey: null,
    onboarding_checklist: null,
  });
});

test('[ACC-066] the survey is finished without a body', async () => {
  const state = await stateOf('onboarding-survey-complete');
  expect(state).toMatchObject({ status: 'ok', is_onboarding_completed: true, onboarding_survey: null });
});

test('[ACC-015] [ACC-067] the survey takes five answers', async () => {
  const answers = {
    first_name: 'Grace',
    role: 'developer',
    subrole: 'backend',
    timezone: 'Europe/Vienna',
    source: 'friend',
  };
  expect((await stateOf('onboarding-survey-complete', answers)).onboarding_survey).toEqual(answers);
  const user = await (await app.fetch('/v1/user', { apiKey: owner.apiKey })).json();
  expect(user).toMatchObject({
    first_name: 'Grace',
    is_onboarding_completed: true,
    onboarding_survey: answers,
  });
  expect((await stateOf('onboarding-survey-complete')).onboarding_survey).toEqual(answers);
  expect((await ask('onboarding-survey-complete', { role: 'x'.repeat(121) })).status).toBe(422);
});

test('[ACC-019] [NOT-013] [NOT-018] [NOT-024] the checklist starts with exactly seven items in order, once', async () => {
  const first = await stateOf('onboarding-checklist/initiate');
  const items = first.onboarding_checklist?.items;
  expect(items?.map((item) => item.onboarding_checklist_item_id)).toEqual(itemIds);
  expect(ticked(first)).toEqual([]);
  const second = await stateOf('onboarding-checklist/initiate');
  const list = { checklist_id: first.onboarding_checklist?.checklist_id, items, hidden: false };
  expect(second.onboarding_checklist).toEqual(list);
  const user = await (await app.fetch('/v1/user', { apiKey: owner.apiKey })).json();
  expect(user).toMatchObject({ onboarding_checklist: list });
});

test('[NOT-014] [NOT-018] [NOT-033] [NOT-034] an item is ticked and counted once', async () => {
  const item = { item_id: 'design_voice' };
  const states = await Promise.all([1, 2, 3].map(() => stateOf('onboarding-checklist/update', item)));
  for (const state of states) expect(ticked(state)).toEqual(['design_voice']);
  const isIt = and(
    eq(productEvents.userId, owner.userId),
    eq(productEvents.name, 'onboarding_checklist_item_completed'),
  );
  const [row] = await app.platform.db.select({ events: count() }).from(productEvents).where(isIt);
  expect(row?.events).toBe(1);
});

test('[NOT-023] the user answer has the seven items, each with its id and whether it is done', async () => {
  const { onboarding_checklist: list } = (await (
    await app.fetch('/v1/user', { apiKey: owner.apiKey })
  ).json()) as Onboarding;
  expect(list?.items).toEqual(
    itemIds.map((id) => ({ onboarding_checklist_item_id: id, is_completed: id === 'design_voice' })),
  );
});

test.each([{ item_id: 'fly' }, {}])('an unknown item %j is refused', async (body) => {
  expect((await ask('onboarding-checklist/update', body)).status).toBe(422);
});

test('[NOT-015] [NOT-016] [NOT-018] the checklist is hidden and finished', async () => {
  expect((await stateOf('onboarding-checklist/hide')).onboarding_checklist?.hidden).toBe(true);
  const state = await stateOf('onboarding-checklist/mark-complete');
  expect(state.is_onboarding_checklist_completed).toBe(true);
});

test('a key cannot answer for the person', async () => {
  const answer = await app.fetch('/v1/user/onboarding-checklist/hide', {
    method: 'POST',
    apiKey: owner.apiKey,
  });
  expect(answer.status).toBe(403);
});
