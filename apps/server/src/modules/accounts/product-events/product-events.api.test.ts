import { randomUUID } from 'node:crypto';
import { serverOnlyEventNames } from '@mynah/contract/product-events/product-events';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetEverybody, makeMember, makeNeighbor, makeOwner } from '../../../../test/factories.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { secretAttempts } from '../attempts/attempts.tables.ts';
import { updateUser } from '../users/index.ts';
import { track } from './actions/track.ts';
import { isFlagOn, listFlags } from './feature-flags.ts';
import { featureFlags, productEvents } from './product-events.tables.ts';
import { purgeEvents } from './purge-events.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ environment: { MYNAH_FEATURES: 'new-ivc' } });
});
beforeEach(async () => {
  await forgetEverybody(app);
  await app.platform.db.delete(productEvents);
});
afterAll(() => app.close());

const event = (name: string, properties = {}) => ({ event_id: randomUUID(), name, properties });
const send = (json: object, headers: Record<string, string> = {}) =>
  app.fetch('/ingest/events', { json, headers });
const kept = () => app.platform.db.select().from(productEvents).orderBy(asc(productEvents.id));
async function makePerson() {
  const { workspaceId } = await makeNeighbor(app);
  return makeMember(app, workspaceId, 'admin');
}
const bearer = (accessToken: string) => ({ authorization: `Bearer ${accessToken}` });

describe('[PRV-043] [PRV-044] product events come in on the own origin', () => {
  it('of visitors by the id of their browser, of people by theirs', async () => {
    const anonymous_id = randomUUID();
    expect(
      (await send({ anonymous_id, events: [event('page_viewed', { page: '/voice-library' })] })).status,
    ).toBe(200);
    const { accessToken, actor } = await makePerson();
    const { userId, workspaceId } = actor;
    const properties = { voice_id: 'abc', from_search: true };
    await send({ anonymous_id, events: [event('voice_selected', properties)] }, bearer(accessToken));
    expect(await kept()).toMatchObject([
      { anonymousId: anonymous_id, userId: null, workspaceId: null, properties: { page: '/voice-library' } },
      { anonymousId: anonymous_id, userId, workspaceId, name: 'voice_selected', properties },
    ]);
  });

  it('once each, however often they are sent', async () => {
    const events = [event('help_opened'), event('page_viewed')];
    await send({ events });
    await send({ events: [...events, event('signed_out')] });
    expect((await kept()).map(({ name }) => name)).toEqual(['help_opened', 'page_viewed', 'signed_out']);
  });

  it('and an API key tells of nobody', async () => {
    const { apiKey } = await makeOwner(app);
    await app.platform.db.delete(productEvents);
    await app.fetch('/ingest/events', { json: { events: [event('help_opened')] }, apiKey });
    expect(await kept()).toMatchObject([{ userId: null, workspaceId: null }]);
  });

  it('as many as somebody without an account could mean', async () => {
    const json = { events: [event('help_opened')] };
    await send(json);
    // as if 598 more had come, and one is left
    await app.platform.db.update(secretAttempts).set({ attempts: 599 });
    expect((await send(json)).status).toBe(200);
    const refused = await send(json);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    app.clock.advance(3_600_001);
    expect((await send(json)).status).toBe(200);
  });
});

it('[PRV-046] refuses server-only and unknown names, and what is no event', async () => {
  for (const name of [...serverOnlyEventNames, 'made_up']) {
    expect((await send({ events: [event(name)] })).status, name).toBe(422);
  }
  expect((await send({ events: [] })).status).toBe(422);
  expect((await send({ events: [{ name: 'help_opened' }] })).status).toBe(422);
  expect((await send({ events: [event('help_opened', { text: 'x'.repeat(301) })] })).status).toBe(422);
  expect(await kept()).toEqual([]);
});

it('[PRV-023] what a browser with the signal tells, or who has opted out, stays here', async () => {
  await send({ events: [event('help_opened')] });
  await send({ ccpa_opt_out: true, events: [event('help_opened')] });
  await send({ events: [event('help_opened')] }, { 'sec-gpc': '1' });
  const { accessToken, actor } = await makePerson();
  const { userId } = actor;
  await updateUser(app.platform.db, userId, { ccpaOptOut: true });
  await send({ events: [event('help_opened')] }, bearer(accessToken));
  expect((await kept()).map(({ isShared }) => isShared)).toEqual([true, false, false, false]);
});

it('[PRV-016] of who declined statistics only what the server alone records is kept', async () => {
  const { accessToken, actor } = await makePerson();
  const { userId, workspaceId } = actor;
  const consent = { statistics: false, marketing: false, preferences: true, decidedAtUnix: 1 };
  await updateUser(app.platform.db, userId, { consent });
  const person = { userId, workspaceId };
  await send({ events: [event('help_opened')] }, bearer(accessToken));
  await track(app.platform, person, { name: 'api_key_created' });
  await track(app.platform, person, { name: 'moderation_content_blocked' });
  expect(await kept()).toMatchObject([{ name: 'moderation_content_blocked', isShared: false }]);
});

it('[PRV-040] keeps the visit that an ad has brought, without the address of who it is', async () => {
  const visit = { event_type: 'visit', gclid: 'ad1', utm_source: 'search', utm_campaign: 'spring' };
  const json = { ...visit, email: { email: 'ada@example.com' } };
  expect((await app.fetch('/v1/google-ads-visit', { json })).status).toBe(200);
  expect(await kept()).toMatchObject([{ name: 'ad_visited', properties: visit }]);
  expect(JSON.stringify(await kept())).not.toContain('ada@');
  expect((await app.fetch('/v1/google-ads-visit', { json: { event_type: 'visit' } })).status).toBe(422);
});

it('drops them when their days are over', async () => {
  await send({ events: [event('help_opened')] });
  app.clock.advance(395 * 86_400_000 - 1000);
  await purgeEvents(app.platform);
  expect(await kept()).toHaveLength(1);
  app.clock.advance(2000);
  await purgeEvents(app.platform);
  expect(await kept()).toEqual([]);
});

describe('feature flags', () => {
  it("[VOI-018] [NOT-022] a person's own row counts before the operator's setting", async () => {
    const { userId } = await makeOwner(app);
    expect(await listFlags(app.platform)).toEqual({ 'new-ivc': true, onboarding_checklist: false });
    await app.platform.db.insert(featureFlags).values([
      { userId, flag: 'new-ivc', enabled: false },
      { userId, flag: 'onboarding_checklist', enabled: true },
    ]);
    expect(await isFlagOn(app.platform, userId, 'new-ivc')).toBe(false);
    expect(await isFlagOn(app.platform, userId, 'onboarding_checklist')).toBe(true);
    expect(await isFlagOn(app.platform, 'somebody else', 'new-ivc')).toBe(true);
  });
});
