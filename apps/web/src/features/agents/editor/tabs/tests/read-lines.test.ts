import { expect, test } from 'vitest';
import { readLines } from '#web/features/agents/editor/tabs/tests/read-lines.ts';

test('objects come one by one, however the bytes are cut', async () => {
  const bytes = new TextEncoder().encode('{"a":1}\n\n{"b":"ü"}\n{"c":3}');
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 3) controller.enqueue(bytes.slice(at, at + 3));
      controller.close();
    },
  });
  const found: unknown[] = [];
  for await (const part of readLines(new Response(body))) found.push(part);
  expect(found).toEqual([{ a: 1 }, { b: 'ü' }, { c: 3 }]);
});
