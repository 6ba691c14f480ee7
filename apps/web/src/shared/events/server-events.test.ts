import { afterEach, describe, expect, it, vi } from 'vitest';
import { readEvents } from '#web/shared/events/read-events.ts';
import { listenToServer } from '#web/shared/events/server-events.ts';

const streamOf = (...chunks: string[]) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(stream) {
      for (const chunk of chunks) stream.enqueue(new TextEncoder().encode(chunk));
      stream.close();
    },
  });

async function collect(...chunks: string[]) {
  const events = [];
  for await (const event of readEvents(streamOf(...chunks))) events.push(event);
  return events;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('reading events', () => {
  it('reads type, id and several data lines, cut anywhere', async () => {
    expect(await collect('id: 7\neve', 'nt: speech.generated\nda', 'ta: {"a":\ndata: 1}\n\n')).toEqual([
      { id: '7', type: 'speech.generated', data: '{"a":\n1}' },
    ]);
  });
  it('skips comments, events without data and an unfinished end', async () => {
    expect(await collect(': ping\n\nevent: x\n\ndata: a\r\n\r\ndata: lost\n')).toEqual([
      { id: undefined, type: 'message', data: 'a' },
    ]);
  });
});

it('begins with what happened since the first list, and takes up again after the last event that it saw', async () => {
  vi.useFakeTimers();
  const controller = new AbortController();
  const asked: (string | null)[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push(new Headers(init.headers).get('last-event-id') ?? path);
    if (asked.length === 3) controller.abort();
    return new Response(streamOf(`id: ${asked.length}\ndata: x\n\n`));
  });
  const listening = listenToServer({
    signal: controller.signal,
    place: { sinceMs: 17 },
    onEvent: () => undefined,
  });
  await vi.advanceTimersByTimeAsync(5000);
  await listening;
  expect(asked).toEqual(['/v1/events?since_ms=17', '1', '2']);
});
