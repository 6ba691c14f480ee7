import { expect, test } from 'vitest';
import { PartTurns } from './part-turns.ts';

const never = new AbortController().signal;

test('runs pause while an urgent one goes on', async () => {
  const turns = new PartTurns();
  const said: string[] = [];
  await turns.turn(never);
  turns.enter();
  turns.enter();
  const paused = turns.turn(never).then(() => said.push('goes on'));
  turns.leave();
  await Promise.resolve();
  said.push('the second urgent one ends');
  turns.leave();
  await paused;
  expect(said).toEqual(['the second urgent one ends', 'goes on']);
});

test('whoever leaves while he is paused is let go', async () => {
  const turns = new PartTurns();
  turns.enter();
  const leaving = new AbortController();
  const paused = turns.turn(leaving.signal);
  leaving.abort();
  await paused;
  await turns.turn(AbortSignal.abort());
});
