import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

const perMinute = 20;

let app: TestApp;
let apiKey: string;
beforeAll(async () => {
  app = await startTestApp({ environment: { MYNAH_REQUESTS_PER_MINUTE: String(perMinute) } });
  ({ apiKey } = await app.owner());
});
afterAll(() => app?.close());

const ask = (key: string) => app.fetch('/v1/models', { apiKey: key });
/** Asks until it is refused for asking too often; resolves to how often it was heard. */
async function askUntilRefused(
  makeKey: (attempt: number) => string,
): Promise<{ heard: number; last: Response }> {
  for (let heard = 0; heard <= 2 * perMinute; heard++) {
    const last = await ask(makeKey(heard));
    if (last.status === 429) return { heard, last };
    await last.arrayBuffer();
  }
  throw new Error('it was never refused');
}

test('made-up keys share the count of their address, and a good key keeps its own', async () => {
  const { heard, last } = await askUntilRefused((attempt) => `sk_made_up_${attempt}`);
  expect(heard).toBeLessThan(perMinute);
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await last.json()).toMatchObject({ detail: { status: 'rate_limit_exceeded' } });
  expect((await app.fetch('/v1/app-config')).status).toBe(429);

  expect((await ask(apiKey)).status).toBe(200);
  const own = await askUntilRefused(() => apiKey);
  expect(own.heard).toBe(perMinute - 1);
  const asBearer = await app.fetch('/v1/models', { headers: { authorization: `Bearer ${apiKey}` } });
  expect(asBearer.status).toBe(429);
});

test('who watches the server is answered at the address of a client that asked too often', async () => {
  await askUntilRefused((attempt) => `sk_made_up_${attempt}`);
  for (const path of ['/healthz', '/readyz', '/metrics'])
    expect((await app.fetch(path)).status, path).toBe(200);
});
