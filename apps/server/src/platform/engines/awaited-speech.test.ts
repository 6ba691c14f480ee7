import { expect, test } from 'vitest';
import { AwaitedSpeech } from './awaited-speech.ts';

async function* parts() {
  yield 1;
  yield 2;
}

test('what is read counts from its first part to its last', async () => {
  const awaited = new AwaitedSpeech();
  const { signal } = new AbortController();
  const counts: number[] = [];
  for await (const _ of awaited.follow(parts(), { urgency: 'awaited', signal })) counts.push(awaited.count);
  expect(counts).toEqual([1, 1]);
  expect(awaited.count).toBe(0);
});

test('what was begun for a reader who left counts no longer, though nobody asks for it again', async () => {
  const awaited = new AwaitedSpeech();
  const leaving = new AbortController();
  const begun = awaited.follow(parts(), { urgency: 'heard', signal: leaving.signal });
  await begun.next();
  expect(awaited.count).toBe(1);
  leaving.abort();
  expect(awaited.count).toBe(0);
  await begun.return();
  expect(awaited.count).toBe(0);
});

test('what runs in the background never counts', async () => {
  const awaited = new AwaitedSpeech();
  const { signal } = new AbortController();
  for await (const _ of awaited.follow(parts(), { urgency: 'background', signal }))
    expect(awaited.count).toBe(0);
});
