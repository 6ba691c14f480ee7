import { usageReport, usageTable } from '@mynah/contract/usage';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeMember, makeNeighbor, type Signed } from '../../../test/factories.ts';
import { randomizer } from '../../../test/randomizer.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { getCreditAccount } from '../billing/actions/get-credit-account.ts';
import { creditEntries } from '../billing/ledger.tables.ts';
import { rollUp } from './actions/roll-up.ts';
import { fixedBuckets } from './buckets.ts';
import { dimensions } from './dimensions.ts';
import { forgetSums } from './roll-ups.store.ts';
import { sumUsage } from './usage.store.ts';
import { usageRollups } from './usage.tables.ts';

let app: TestApp;
let admin: Signed;
let editor: Signed;
let workspaceId: string;
/** Noon of a Wednesday. */
const noon = Date.parse('2026-05-06T12:00:00Z');
const hour = 3_600_000;
const day = 24 * hour;

beforeAll(async () => {
  app = await startTestApp();
  workspaceId = (await makeNeighbor(app, 'starter')).workspaceId;
  await getCreditAccount(app.platform, workspaceId);
  admin = await makeMember(app, workspaceId, 'admin');
  editor = await makeMember(app, workspaceId, 'editor');
  await spend(10, { product: 'text-to-speech', voiceId: 'wren', modelId: 'eleven_v3', characters: 10 });
  await spend(30, { product: 'music', durationMs: 120_000, at: noon + day });
  await spend(5, {
    product: 'text-to-speech',
    voiceId: 'wren',
    apiKeyId: 'gone',
    source: 'api',
    at: noon - hour,
  });
  await spend(7, { product: 'agents', agentId: 'guide', subresourceId: 'call', userId: editor.actor.userId });
  await spend(4, { product: 'text-to-speech', at: noon - 40 * day });
});
afterAll(() => app.close());

type Spent = Partial<typeof creditEntries.$inferInsert> & { at?: number };
let counter = 0;
const spend = (credits: number, { at = noon, ...more }: Spent, of = workspaceId) =>
  app.platform.db.insert(creditEntries).values({
    id: `entry-${counter++}-${of}`,
    workspaceId: of,
    kind: 'spend',
    credits: -credits,
    product: 'music',
    periodEndsAt: new Date(noon),
    userId: admin?.actor.userId,
    source: 'app',
    createdAt: new Date(at),
    ...more,
  });

const get = async (path: string, query: Record<string, string | number | boolean>, who = admin) => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const answer = await app.fetch(`${path}?${search}`, {
    headers: { authorization: `Bearer ${who.accessToken}` },
  });
  return {
    status: answer.status,
    body: answer.headers.get('content-type')?.includes('json') ? await answer.json() : await answer.text(),
  };
};
const post = async (path: string, body: object, who = admin) => {
  const answer = await app.fetch(path, {
    json: body,
    headers: { authorization: `Bearer ${who.accessToken}` },
  });
  return { status: answer.status, body: await answer.json() };
};
const stats = (query: Record<string, string | number | boolean> = {}, who = admin) =>
  get(
    '/v1/usage/character-stats',
    {
      start_unix: noon - 12 * hour,
      end_unix: noon + 36 * hour - 1000,
      include_workspace_metrics: true,
      ...query,
    },
    who,
  );

describe.each(['entries alone', 'sums'])('character-stats from %s', (source) => {
  beforeAll(async () => {
    if (source === 'sums') await rollUp(app.platform);
  });

  test('[USE-002] [USE-003] [USE-004] everybody’s credits, day by day', async () => {
    expect(await stats()).toEqual({
      status: 200,
      body: { time: [noon - 12 * hour, noon + 12 * hour], usage: { All: [22, 30] } },
    });
  });

  test('[USE-005] others see their own, and are refused everybody’s', async () => {
    const own = { include_workspace_metrics: false };
    expect((await stats(own, editor)).body).toMatchObject({ usage: { All: [7, 0] } });
    expect((await stats({}, editor)).status).toBe(403);
    expect((await stats({ ...own, breakdown_type: 'user' })).status).toBe(422);
  });

  test.each([
    ['none', { All: [22, 30] }],
    ['voice', { wren: [15, 0], None: [7, 30] }],
    ['voice_multiplier', { 1: [22, 30] }],
    ['groups', {}],
    ['api_keys', { gone: [5, 0] }],
    ['all_api_keys', { 'All API keys': [5, 0] }],
    ['product_type', { 'text-to-speech': [15, 0], agents: [7, 0], music: [0, 30] }],
    ['model', { eleven_v3: [10, 0], None: [12, 30] }],
    ['resource', { guide: [7, 0], None: [15, 30] }],
    ['request_queue', { default: [22, 30] }],
    ['region', { default: [22, 30] }],
    ['subresource_id', { call: [7, 0], None: [15, 30] }],
    ['has_api_key', { true: [5, 0], false: [17, 30] }],
    ['request_source', { app: [17, 30], api: [5, 0] }],
  ])('by %s', async (breakdown, usage) => {
    expect((await stats({ breakdown_type: breakdown })).body.usage).toEqual(usage);
  });

  test('by people, who are named, and by the workspace', async () => {
    const { usage } = (await stats({ breakdown_type: 'user' })).body;
    expect(Object.values(usage).sort()).toEqual([
      [15, 30],
      [7, 0],
    ]);
    const whole = (await stats({ breakdown_type: 'reporting_workspace_id' })).body;
    expect(whole.usage).toEqual({ [workspaceId]: [22, 30] });
  });

  test.each([
    ['credits', [22, 30]],
    ['tts_characters', [10, 0]],
    ['minutes_used', [0, 2]],
    ['request_count', [3, 1]],
    ['ttfb_avg', [0, 0]],
    ['ttfb_p95', [0, 0]],
    ['fiat_units_spent', [0, 0]],
    ['concurrency', [2, 1]],
    ['concurrency_average', [0, 0]],
  ])('%s', async (metric, expected) => {
    expect((await stats({ metric })).body.usage).toEqual({ All: expected });
  });

  test.each([
    ['hour', 48],
    ['day', 2],
    ['week', 1],
    ['month', 1],
    ['cumulative', 1],
  ])('by the %s', async (interval, count) => {
    const { time, usage } = (await stats({ aggregation_interval: interval })).body;
    expect(time).toHaveLength(count);
    expect(usage.All.reduce((sum: number, each: number) => sum + each, 0)).toBe(52);
  });

  test('a size of its own goes before the interval, and too many intervals are refused', async () => {
    expect((await stats({ aggregation_bucket_size: 6 * 3600 })).body.usage.All).toEqual([
      0, 5, 17, 0, 0, 0, 30, 0,
    ]);
    expect((await stats({ aggregation_bucket_size: 1 })).status).toBe(422);
    expect((await stats({ end_unix: noon - day })).status).toBe(422);
  });
});

test('an answer that no memory holds is refused, and the page has the rest as others', async () => {
  const { workspaceId: of } = await makeNeighbor(app, 'starter');
  const who = await makeMember(app, of, 'admin');
  for (let call = 0; call < 250; call++)
    await spend(1, { product: 'agents', subresourceId: `call-${call}`, voiceId: `voice-${call}` }, of);
  const span = { start_unix: noon - 10_000 * hour, end_unix: noon + 9_000 * hour };
  const asked = { ...span, breakdown_type: 'subresource_id', aggregation_interval: 'hour' };
  expect((await stats(asked, who)).status).toBe(422);
  expect((await stats({ ...asked, metric: 'concurrency' }, who)).status).toBe(422);
  expect((await stats({ ...asked, aggregation_interval: 'day' }, who)).status).toBe(200);
  const query = { from_unix_ms: noon - hour, to_unix_ms: noon + hour, breakdown: 'voice', interval: 'hour' };
  const { body } = await get('/v1/usage/report', { ...query, whole_workspace: true }, who);
  const { series, total } = usageReport.parse(body);
  expect(total.credits).toBe(250);
  expect(series).toHaveLength(201);
  expect(series.at(-1)).toMatchObject({ value: 'others', credits: 50, over_time: [0, 50] });
});

test('waiting times and how much ran at once are told', async () => {
  const { actor, accessToken } = await makeMember(
    app,
    (await makeNeighbor(app, 'starter')).workspaceId,
    'admin',
  );
  const who = { actor, accessToken };
  for (const [at, runningMs, firstSoundMs] of [
    [noon, 4000, 200],
    [noon + 1000, 4000, 400],
    [noon + 9000, 100, 600],
  ])
    await spend(1, { at: at!, runningMs: runningMs!, firstSoundMs: firstSoundMs! }, actor.workspaceId);
  await rollUp(app.platform);
  const of = async (metric: string) => (await stats({ metric }, who)).body.usage.All[0];
  expect(await of('ttfb_avg')).toBe(400);
  expect(await of('ttfb_p95')).toBeCloseTo(580, 0);
  expect(await of('concurrency')).toBe(2);
  expect(await of('concurrency_average')).toBeCloseTo(8100 / day, 8);
});

describe('the workspace’s queries', () => {
  const over = { start_time: noon - 12 * hour, end_time: noon + 36 * hour, interval_seconds: 86_400 };
  const path = '/v1/workspace/analytics/query/usage-by-product-over-time';

  test('usage by product, of sums', async () => {
    const { status, body } = await post(path, over);
    expect(status).toBe(200);
    expect(usageTable.parse(body)).toEqual({
      columns: ['timestamp', 'product_type', 'credits', 'requests'],
      column_types: ['DateTime', 'String', 'Float', 'Int'],
      column_units: [null, null, 'credits', null],
      rows: [
        ['2026-05-06T00:00:00.000Z', 'text-to-speech', 15, 2],
        ['2026-05-06T00:00:00.000Z', 'agents', 7, 1],
        ['2026-05-07T00:00:00.000Z', 'music', 30, 1],
      ],
    });
    expect((await post('/v1/workspace/analytics/usage', over)).body).toEqual(body);
  });

  test('several things at once, filtered, by the days of a time zone', async () => {
    const { body } = await post(path, {
      ...over,
      group_by: ['product_type', 'surface'],
      filters: [{ column: 'product_type', operation: 'not_in', values: ['music'] }],
      time_zone: 'Asia/Tokyo',
    });
    expect(body.rows).toEqual([
      ['2026-05-06T00:00:00.000Z', 'text-to-speech', 'app', 10, 1],
      ['2026-05-06T00:00:00.000Z', 'agents', 'app', 7, 1],
      ['2026-05-06T00:00:00.000Z', 'text-to-speech', 'api', 5, 1],
    ]);
  });

  test.each([
    [{ group_by: ['no_such'] }],
    [{ time_zone: 'Mars/Base' }],
    [{ filters: [{ column: 'credits', operation: 'eq', values: [1] }] }],
    [{ start_time: 5 }],
  ])('refuses %j', async (change) => {
    expect((await post(path, { ...over, ...change })).status).toBe(422);
  });

  test('[USE-005] are for admins', async () => {
    expect((await post(path, over, editor)).status).toBe(403);
    expect((await post('/v1/workspace/analytics/requests', { end_time: noon }, editor)).status).toBe(403);
  });

  test('requests, newest first or from a beginning on, found by what they were', async () => {
    const list = async (query: object) => {
      const { columns, rows } = usageTable.parse(
        (await post('/v1/workspace/analytics/requests', query)).body,
      );
      return rows.map((row) => row[columns.indexOf('credits')]);
    };
    expect(await list({ end_time: noon + 2 * day })).toEqual([30, 7, 10, 5, 4]);
    expect(await list({ start_time: noon - day, limit: 2 })).toEqual([5, 10]);
    expect(await list({ end_time: noon + 2 * day, search: 'WREN' })).toEqual([10, 5]);
    const filters = [{ column: 'request_source', operation: 'eq', values: ['api'] }];
    expect(await list({ end_time: noon + 2 * day, filters })).toEqual([5]);
    expect((await post('/v1/workspace/analytics/requests', {})).status).toBe(422);
  });
});

describe('the report', () => {
  const query = { from_unix_ms: noon - 12 * hour, to_unix_ms: noon + 36 * hour, whole_workspace: true };
  const report = async (more: Record<string, string | number | boolean> = {}, who = admin) =>
    get('/v1/usage/report', { ...query, ...more }, who);

  test('[USE-001] by product, most first, beside the time before', async () => {
    const { body } = await report({ from_unix_ms: noon - 39 * day, breakdown: 'product' });
    expect(usageReport.parse(body)).toMatchObject({
      total: { credits: 52, characters: 10, seconds: 120, requests: 4, previous_credits: 4 },
      series: [
        { value: 'music', credits: 30, previous_credits: 0 },
        { value: 'text-to-speech', credits: 15, previous_credits: 4 },
        { value: 'agents', credits: 7 },
      ],
    });
  });

  test.each(['model', 'voice', 'voice_rate', 'agent', 'project', 'person', 'api_key', 'source'])(
    'by %s adds up',
    async (breakdown) => {
      const { series, total } = usageReport.parse((await report({ breakdown })).body);
      expect(total.credits).toBe(52);
      expect(series.flatMap(({ over_time }) => over_time).reduce((sum, each) => sum + each)).toBe(52);
    },
  );

  test('[USE-005] of one’s own is for everybody, and of all for admins', async () => {
    const own = await report({ whole_workspace: false }, editor);
    expect(own.body.total).toMatchObject({ credits: 7, requests: 1 });
    expect((await report({}, editor)).status).toBe(403);
    expect((await report({ whole_workspace: false, breakdown: 'person' }, editor)).status).toBe(422);
  });

  test('as a file', async () => {
    const { status, body } = await get('/v1/usage/report/csv', query);
    expect(status).toBe(200);
    expect(body.split('\r\n')).toEqual([
      '"from","product","name","credits","characters","seconds","requests"',
      '"2026-05-07T00:00:00.000Z","music","","30","0","120","1"',
      '"2026-05-06T00:00:00.000Z","text-to-speech","","15","10","0","2"',
      '"2026-05-06T00:00:00.000Z","agents","","7","0","0","1"',
      '',
    ]);
  });

  test('of another workspace nothing is seen', async () => {
    const { workspaceId: other } = await makeNeighbor(app, 'starter');
    const stranger = await makeMember(app, other, 'admin');
    expect((await report({}, stranger)).body).toMatchObject({ total: { credits: 0 }, series: [] });
  });
});

test('sums are those of the entries whenever they are made, and made again when they are missing', async () => {
  const random = randomizer(11);
  const { workspaceId: of } = await makeNeighbor(app, 'starter');
  const pick = (name: string) => (random(4) === 0 ? undefined : `${name}-${random(3)}`);
  for (let index = 0; index < 60; index++) {
    const at = noon - random(5 * day);
    const product = `product-${random(3)}`;
    const of_ = {
      modelId: pick('model'),
      voiceId: pick('voice'),
      apiKeyId: pick('key'),
      projectId: pick('book'),
    };
    await spend(
      1 + random(50),
      { at, product, ...of_, agentId: pick('agent'), voiceRate: 1 + random(2) / 2 },
      of,
    );
    if (random(15) === 0) await rollUp(app.platform);
  }
  const buckets = fixedBuckets(noon - 4 * day - 5 * hour, noon - 7 * hour, { sizeMs: day });
  const sums = async () => {
    const each = [];
    for (const dimension of dimensions)
      for (const userId of [undefined, admin.actor.userId])
        each.push(
          (await sumUsage(app.platform.db, { workspaceId: of, userId, dimension, buckets }))
            .map((sum) => JSON.stringify(sum))
            .sort(),
        );
    return each;
  };
  const partly = await sums();
  await rollUp(app.platform);
  expect(await sums()).toEqual(partly);
  await app.platform.db.transaction((transaction) => forgetSums(transaction, of));
  expect(await sums()).toEqual(partly);
  await rollUp(app.platform);
  const kept = await app.platform.db.$count(usageRollups, eq(usageRollups.workspaceId, of));
  expect(kept).toBeGreaterThan(100);
  expect(await sums()).toEqual(partly);
});
