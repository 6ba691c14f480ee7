import { expect, test } from 'vitest';
import { makeWay, type PreviewTurn } from './make-way.ts';

/** Resolves never; rejects when the signal is aborted. */
const untilAborted = ({ signal }: PreviewTurn) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

test('work is done when nobody waits', async () => {
  const done = await makeWay({ waiting: 0, awaited: 0 }, new AbortController().signal, async () => 'spoken');
  expect(done).toBe('spoken');
});

test('work is broken off for somebody who waits, and begun anew', async () => {
  const speech = { waiting: 1, awaited: 0 };
  let attempts = 0;
  const done = await makeWay(speech, new AbortController().signal, async (turn) => {
    attempts++;
    expect(turn.urgency).toBe('background');
    if (attempts === 1) await untilAborted(turn);
    return attempts;
  });
  expect(done).toBe(2);
});

test('work is broken off when somebody speaks, and not begun while they do', async () => {
  const speech = { waiting: 0, awaited: 0 };
  const stopping = new AbortController();
  let attempts = 0;
  const working = makeWay(speech, stopping.signal, (turn) => {
    attempts++;
    speech.awaited = 1;
    turn.signal.addEventListener('abort', () => queueMicrotask(() => stopping.abort(new Error('stopped'))));
    return untilAborted(turn);
  });
  await expect(working).rejects.toThrow();
  expect(attempts).toBe(1);
  const refused = makeWay(speech, AbortSignal.abort(new Error('stopped')), async () => attempts++);
  await expect(refused).rejects.toThrow();
  expect(attempts).toBe(1);
});

test('a fault of the work itself is not tried again', async () => {
  const failing = makeWay({ waiting: 0, awaited: 0 }, new AbortController().signal, async () => {
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
});

test('the signal ends it', async () => {
  const stopping = new AbortController();
  const working = makeWay({ waiting: 0, awaited: 0 }, stopping.signal, untilAborted);
  stopping.abort(new Error('stopped'));
  await expect(working).rejects.toThrow('stopped');
});
