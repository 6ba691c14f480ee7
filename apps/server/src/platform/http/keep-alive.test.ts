import { expect, test } from 'vitest';
import { ManualClock } from '../../../test/manual-clock.ts';
import { withKeepAlive } from './keep-alive.ts';

const textOf = (result: IteratorResult<Uint8Array>): string =>
  result.done ? 'end' : Buffer.from(result.value).toString();

/** Chunks that are pushed by hand. */
function source() {
  let push: (text: string | undefined) => void = () => {};
  let isClosed = false;
  async function* chunks() {
    try {
      for (;;) {
        const text = await new Promise<string | undefined>((resolve) => {
          push = resolve;
        });
        if (text === undefined) return;
        yield Buffer.from(text);
      }
    } finally {
      isClosed = true;
    }
  }
  return { chunks: chunks(), push: (text?: string) => push(text), isClosed: () => isClosed };
}

test('a comment after each 20 s of silence, and no chunk is lost or doubled', async () => {
  const clock = new ManualClock();
  const { chunks, push, isClosed } = source();
  const stream = withKeepAlive(chunks, clock);
  const first = stream.next();
  clock.advance(19_999);
  push('one');
  expect(textOf(await first)).toBe('one');
  for (let silence = 0; silence < 2; silence++) {
    const next = stream.next();
    await Promise.resolve();
    clock.advance(20_000);
    expect(textOf(await next)).toMatch(/^: .*\n\n$/);
  }
  const last = stream.next();
  push('two');
  expect(textOf(await last)).toBe('two');
  const end = stream.next();
  push();
  expect(textOf(await end)).toBe('end');
  expect(isClosed()).toBe(true);
});

test('leaving closes the source and calls the clock off', async () => {
  const calls = new Set<() => void>();
  const clock = {
    after: (_ms: number, call: () => void) => {
      calls.add(call);
      return () => calls.delete(call);
    },
  };
  async function* chunks() {
    yield Buffer.from('one');
    yield Buffer.from('two');
  }
  for await (const chunk of withKeepAlive(chunks(), clock)) {
    expect(String(chunk)).toBe('one');
    break;
  }
  expect(calls.size).toBe(0);
});

test('a fault of the source is passed on', async () => {
  async function* chunks() {
    yield await Promise.reject<Uint8Array>(new Error('broken'));
  }
  await expect(withKeepAlive(chunks(), new ManualClock()).next()).rejects.toThrow('broken');
});
