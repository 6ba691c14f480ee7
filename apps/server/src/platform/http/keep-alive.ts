import type { Clock } from '../clock/clock.ts';

/** Proxies close a line that is silent for a minute, some for half of one. */
const silenceMs = 20_000;
/** A line that readers of server-sent events pass over. */
const comment = Buffer.from(': keep-alive\n\n');

const silent = Symbol('silent');

/** The chunks of an event stream, with a comment whenever nothing came for a while. */
export async function* withKeepAlive(
  chunks: AsyncIterable<Uint8Array>,
  clock: Pick<Clock, 'after'>,
): AsyncGenerator<Uint8Array> {
  const reader = chunks[Symbol.asyncIterator]();
  try {
    let next = reader.next();
    for (;;) {
      const result = await withinSilence(next, clock);
      if (result === silent) {
        yield comment;
        continue;
      }
      if (result.done) return;
      yield result.value;
      next = reader.next();
    }
  } finally {
    await reader.return?.();
  }
}

async function withinSilence<T>(next: Promise<T>, clock: Pick<Clock, 'after'>): Promise<T | typeof silent> {
  let callOff = (): void => {};
  const silence = new Promise<typeof silent>((resolve) => {
    callOff = clock.after(silenceMs, () => resolve(silent));
  });
  try {
    return await Promise.race([next, silence]);
  } finally {
    callOff();
  }
}
