import { once } from 'node:events';
import { connect } from 'node:net';
import { contract, type Route } from '@mynah/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { InputFault, parseInput } from '../src/platform/http/parse-input.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
let authorization: string;
beforeAll(async () => {
  // the owner is of the staff, so that those routes are reached too
  app = await startTestApp({ environment: { MYNAH_STAFF_DOMAIN: 'example.com' } });
  authorization = `Bearer ${(await app.owner()).accessToken}`;
});
afterEach(async () => {
  expect((await app.fetch('/healthz')).status).toBe(200);
});
afterAll(() => app.close());

const routes = contract.filter(({ answer }) => answer.kind !== 'socket' && answer.kind !== 'event-stream');
const named = (list: readonly Route[]) =>
  list.map((route) => [`${route.method} ${route.path}`, route] as const);

/** Bodies that pass the schema, so that a single crooked field is what remains; nothing named here exists. */
const bodies: Record<string, Record<string, unknown>> = {
  'workspaces.create-api-key': { name: 'key' },
  'workspaces.edit-api-key': { key_id: 'unknown' },
  'history.download': { history_item_ids: ['unknown'] },
  'openai-speech.create': { model: 'tts-1', input: 'Hello.', voice: 'nobody' },
  'history.give-feedback': { thumbs_up: true },
  'ingest.google-ads-visit': { event_type: 'visit', gclid: 'unknown' },
  'staff.review-feedback': { review_status: 'reviewed' },
};
/** What a call makes when its body passes is as short as it may be. */
const shortest: [string, Record<string, unknown>][] = [
  ['/text-to-speech', { text: 'Hello.' }],
  ['/music', { music_length_ms: 3_000 }],
  ['/sound-generation', { text: 'rain', duration_seconds: 0.5 }],
];
const bodyOf = (route: Route): Record<string, unknown> =>
  bodies[route.id] ?? shortest.find(([path]) => route.path.includes(path))?.[1] ?? {};

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const deep = JSON.parse(nested(500));
const crookedValues: unknown[] = [
  null,
  [],
  [null],
  {},
  { __proto__: null, constructor: 1 },
  -1,
  1e308,
  0.5,
  true,
  '',
  ' ',
  'NUL \0 inside',
  ['\0'],
  { '\0': '\0' },
  'half an emoji \ud83d',
  { key: '\udc00' },
  'x'.repeat(250_000),
  '../../etc/passwd',
  "'; drop table users; --",
  deep,
];
const crookedQueries = [
  '',
  '%00',
  '-1',
  '1e999',
  'NaN',
  '99999999999999999999',
  "'",
  '%F0%9F%98',
  'x'.repeat(5_000),
];
const crookedIds = [
  '%00',
  '..%2f..%2fetc',
  '%E0%A4%A',
  '%ff',
  "'",
  '%F0%9F%98%80',
  'x'.repeat(600),
  '%20',
  '.',
];

const pathOf = (route: Route, id = 'unknown'): string => route.path.replace(/\{\w+\}/g, id);
const fieldsOf = (schema: z.ZodType | undefined): string[] =>
  schema && 'shape' in schema ? Object.keys(schema.shape as object) : [];

function send(route: Route, init: RequestInit & { path?: string; json?: unknown }): Promise<Response> {
  const { path = pathOf(route), ...rest } = init;
  return app.fetch(path, { ...rest, method: route.method, headers: { authorization, ...rest.headers } });
}

/** No fault of ours, and if it is refused then in the API's shape, OpenAI's or a directory's. */
async function expectDecent(answer: Response, what: string): Promise<void> {
  const text = await answer.text();
  // designed voices need an engine that the servers of most tests do without
  if (
    answer.status === 503 &&
    text.includes('The engine for custom voices isn’t ready. Try again in a moment.')
  )
    return;
  expect(answer.status, `${what}: ${text.slice(0, 300)}`).toBeLessThan(500);
  if (answer.status < 400) return;
  // a page of ours says it to a person
  if (answer.headers.get('content-type')?.startsWith('text/html')) return;
  const { detail, schemas, error } = JSON.parse(text) as {
    detail: unknown;
    schemas?: unknown;
    error?: unknown;
  };
  if (error) {
    expect(error, what).toMatchObject({ message: expect.any(String), type: expect.any(String) });
    return;
  }
  if (schemas) {
    expect(schemas, what).toEqual(['urn:ietf:params:scim:api:messages:2.0:Error']);
    expect(detail, what).toEqual(expect.any(String));
    return;
  }
  if (answer.status === 422) {
    expect((detail as unknown[])[0], what).toEqual({
      loc: expect.any(Array),
      msg: expect.any(String),
      type: expect.any(String),
    });
  } else {
    expect(detail, what).toMatchObject({ status: expect.any(String), message: expect.any(String) });
  }
}

async function expectRefused(answer: Response, what: string): Promise<void> {
  expect(answer.status, what).toBeGreaterThanOrEqual(400);
  await expectDecent(answer, what);
}

const withBody = routes.filter((route) => route.body);

/**
 * What the parser lets through is sent; of what it refuses, one of each sentence is: the answer to it says nothing
 * of the route. A parser that throws what is no refusal fails the test here.
 */
function worthSending<Trial>(trials: readonly Trial[], parse: (trial: Trial) => void): Trial[] {
  const refusals = new Set<string>();
  return trials.filter((trial) => {
    try {
      parse(trial);
      return true;
    } catch (thrown) {
      if (!(thrown instanceof InputFault)) throw thrown;
      const refusal = thrown.issues.map(({ message }) => message).join();
      return !refusals.has(refusal) && refusals.add(refusal) !== undefined;
    }
  });
}

test.each(named(withBody))('%s bears any crooked field', async (_, route) => {
  const body = bodyOf(route);
  const trials = fieldsOf(route.body).flatMap((field) =>
    crookedValues.map((value) => JSON.stringify({ ...body, [field]: value })),
  );
  const parse = (trial: string): void =>
    void parseInput({ ...route, params: undefined, query: undefined } as Route, {
      params: undefined,
      query: undefined,
      body: JSON.parse(trial),
    });
  const headers = { 'content-type': 'application/json' };
  await inTurns(route.upload ? trials.slice(0, 5) : worthSending(trials, parse), async (body) =>
    expectDecent(await send(route, { body, headers }), body.slice(0, 200)),
  );
});

test.each(named(withBody))('%s refuses a body that is no object', async (_, route) => {
  for (const json of [[], [bodyOf(route)], 'text', 7, true, deep]) {
    await expectRefused(await send(route, { json }), JSON.stringify(json).slice(0, 100));
  }
});

/** One parser reads the bodies of all: a few routes of each kind, and every one with a way of its own, tell. */
const parsed = withBody.filter(
  (route, index) =>
    // its signature is of the text as it came, so nothing parses it before that is checked
    !route.takesText && (index % 8 === 0 || route.upload || route.takesForm || route.failsAs),
);

const asJson = { 'content-type': 'application/json' };
/** Ten times as deep as the stack bears a walk of it. */
const deepest = `{"text":${nested(100_000)}}`;
const largest = JSON.stringify({ text: 'x'.repeat(9 * 1024 * 1024) });

test.each(named(parsed))('%s refuses what is no JSON, or too much', async (_, route) => {
  const trials: [string | Uint8Array, Record<string, string>, number][] = [
    ['{"text":', asJson, 400],
    ['{"a":1}{"b":2}', asJson, 400],
    [Uint8Array.of(0xff, 0xfe, 0x00), asJson, 400],
    ['<text/>', { 'content-type': 'application/xml' }, 400],
    ['text=hello', { 'content-type': 'application/x-www-form-urlencoded' }, 400],
    ['text', { 'content-type': 'text/plain' }, 422],
    [deepest, asJson, 422],
    [largest, asJson, 413],
  ];
  for (const [body, headers, status] of trials) {
    if ((route.takesForm || route.upload) && headers['content-type']?.includes('form')) continue;
    const answer = await send(route, { body: body as BodyInit, headers });
    // the protocols of others have 400 for a body that does not fit, and so has a call that takes a form
    const expected = (route.failsAs || route.upload) && status === 422 ? 400 : status;
    expect(answer.status, String(body).slice(0, 50)).toBe(expected);
    await expectDecent(answer, String(body).slice(0, 50));
  }
});

test.each(named(withBody.filter((route) => route.upload)))('%s bears any crooked form', async (_, route) => {
  const file = (content: string | Uint8Array, name = 'a.wav') => new File([content as BlobPart], name);
  const trials: [string, string | File][][] = [
    [],
    ...['file', 'audio', 'videos'].flatMap((field): [string, string | File][][] => [
      [[field, 'no file']],
      [[field, file('')]],
      [[field, file('RIFF')]],
      [[field, file(new Uint8Array(100_000), '../../etc/passwd')]],
      [
        [field, file('one')],
        [field, file('two')],
      ],
    ]),
    ...fieldsOf(route.body).flatMap((field): [string, string | File][][] => [
      [[field, '\0']],
      [[field, '{"a":']],
      [[field, 'x'.repeat(100_000)]],
      [[field, file('a file where a text is meant')]],
    ]),
    Array.from({ length: 1_500 }, (_, index): [string, string] => [`field${index}`, 'x']),
  ];
  await inTurns(trials, async (fields) => {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    await expectDecent(await send(route, { body: form }), JSON.stringify(fields).slice(0, 100));
  });
});

test.each(named(routes.filter((route) => fieldsOf(route.query).length > 0)))(
  '%s bears any crooked query',
  async (_, route) => {
    const queries = fieldsOf(route.query).flatMap((field) => [
      ...crookedQueries.map((value) => `${field}=${value}`),
      `${field}=a&${field}=b`,
      `${field}[key]=a`,
    ]);
    const json = route.body ? bodyOf(route) : undefined;
    await inTurns(queries, async (query) =>
      expectDecent(await send(route, { path: `${pathOf(route)}?${query}`, json }), query.slice(0, 100)),
    );
  },
);

test.each(named(routes.filter((route) => route.path.includes('{'))))(
  '%s refuses a crooked id',
  async (_, route) => {
    const json = route.body ? bodyOf(route) : undefined;
    for (const id of crookedIds) {
      const path = pathOf(route, id);
      // a dot is taken out of the address before it is sent
      const check = id === '.' ? expectDecent : expectRefused;
      await check(await send(route, { path, json }), path.slice(0, 100));
    }
  },
);

test.each([
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'labels[color]',
  'a"b',
  'a\r\nx: y',
  'ключ',
  '\0',
  '',
  'x'.repeat(100_000),
])('a form with a field of an odd name is refused for what it lacks or holds: %j', async (name) => {
  const form = new FormData();
  form.append(name, 'odd');
  form.append('files', new File([new Uint8Array(300_000)], 'a.wav'));
  const answer = await app.fetch('/v1/voices/add', {
    method: 'POST',
    headers: { authorization },
    body: form,
  });
  expect([400, 422]).toContain(answer.status);
  await expectDecent(answer, name.slice(0, 20));
});

test('an output format that nobody knows is named in the refusal', async () => {
  const answer = await app.fetch('/v1/text-to-speech/unknown?output_format=mp3_1_1', {
    headers: { authorization },
    json: { text: 'Hello.' },
  });
  expect(answer.status).toBe(422);
  const { detail } = (await answer.json()) as { detail: { loc: string[] }[] };
  expect(detail[0]?.loc).toEqual(['query', 'output_format']);
});

test.each([
  ['GET', '/v1/nothing'],
  ['GET', '/v1/'],
  ['POST', '/v1/models'],
  ['GET', '/docs/anything'],
  ['GET', '/v9/voices'],
  ['DELETE', '/'],
])('%s %s is nowhere, in the API’s shape', async (method, path) => {
  const answer = await app.fetch(path, { method });
  expect(answer.status).toBe(404);
  const { detail } = (await answer.json()) as { detail: { status: string; request_id: string } };
  expect(detail.status).toBe('not_found');
  expect(detail.request_id).toBe(answer.headers.get('request-id'));
});

test.each(['/v1/models', '/v1/nothing', '/healthz', '/docs'])(
  'HEAD %s is answered without a body',
  async (path) => {
    const answer = await app.fetch(path, { method: 'HEAD' });
    expect(answer.status).toBeLessThan(500);
    expect(await answer.text()).toBe('');
  },
);

test.each([
  ['an address of slashes', 'GET // HTTP/1.1\r\nhost: x\r\n\r\n', 404],
  ['a broken escape', 'GET /v1/voices/%E0%A4%A HTTP/1.1\r\nhost: x\r\n\r\n', 400],
  ['no HTTP', 'hello there\r\n\r\n', 400],
  ['headers without end', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  ['a body of another length', 'POST /v1/setup HTTP/1.1\r\nhost: x\r\ncontent-length: -5\r\n\r\n', 400],
])('%s gets an answer in the API’s shape', async (_, request, status) => {
  const answer = await talk(request);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({
    detail: { status: expect.any(String), message: expect.any(String) },
  });
});

/** A raw exchange: what `fetch` would never send. */
async function talk(request: string): Promise<string> {
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    answer += chunk;
    if (/\}\}$/.test(answer)) socket.end();
  });
  socket.write(request);
  await once(socket, 'close');
  return answer;
}

async function inTurns<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const turn = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await run(item);
  };
  await Promise.all(Array.from({ length: 8 }, turn));
}
