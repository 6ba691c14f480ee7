import { serverOnlyEventNames } from '@mynah/contract/accounts/product-events';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetEverybody, makeOwner } from '../../../../test/factories.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { isFlagOn, listFlags } from './feature-flags.ts';
import { featureFlags, productEvents } from './product-events.tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ environment: { MYNAH_FEATURES: 'new-ivc' } });
});
beforeEach(() => forgetEverybody(app));
afterAll(() => app.close());

describe('product events', () => {
  it('keeps what the web app sends', async () => {
    const { accessToken, userId } = await makeOwner(app);
    const headers = { authorization: `Bearer ${accessToken}` };
    const json = { name: 'voice_selected', properties: { voice_id: 'abc', from_search: true } };
    expect((await app.fetch('/v1/user/track-event', { json, headers })).status).toBe(200);
    const rows = await app.platform.db
      .select()
      .from(productEvents)
      .where(eq(productEvents.name, 'voice_selected'));
    expect(rows).toMatchObject([{ userId, properties: json.properties }]);
  });

  it('[PRV-046] refuses server-only and unknown names', async () => {
    const { accessToken } = await makeOwner(app);
    const headers = { authorization: `Bearer ${accessToken}` };
    for (const name of [...serverOnlyEventNames, 'made_up']) {
      const answer = await app.fetch('/v1/user/track-event', { json: { name }, headers });
      expect(answer.status, name).toBe(422);
    }
  });

  it('is for signed-in people only', async () => {
    const { apiKey } = await makeOwner(app);
    const json = { name: 'voice_selected' };
    expect((await app.fetch('/v1/user/track-event', { json, apiKey })).status).toBe(403);
    expect((await app.fetch('/v1/user/track-event', { json })).status).toBe(401);
  });
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
