import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const hasPacks = Boolean(process.env.MYNAH_PACKS || process.env.CI);

test.each([
  ['voice-changer', true],
  ['voice-isolator', hasPacks],
])('the example of the %s is heard without an account', async (tool, canRun) => {
  if (!canRun) return;
  const answer = await app.fetch(`/v1/examples/${tool}`);
  expect(answer.status).toBe(200);
  const example = await answer.json();
  expect(example.duration_ms).toBeGreaterThan(3000);
  expect(example.engine).not.toBe('');
  const [before, after] = await Promise.all(
    ['before', 'after'].map(async (side) => {
      const sound = await app.fetch(`/v1/examples/${tool}/${side}`);
      expect(sound.headers.get('content-type')).toBe('audio/mpeg');
      return Buffer.from(await sound.arrayBuffer());
    }),
  );
  // as long as each other, and not the same
  expect(Math.abs(before!.length - after!.length)).toBeLessThan(before!.length / 20);
  expect(before!.equals(after!)).toBe(false);
});

test('there is no example of what is no tool', async () => {
  expect((await app.fetch('/v1/examples/time-machine')).status).toBe(422);
});
