import { expect, test } from 'vitest';
import { TextContext } from './text-context.ts';

const words = (count: number): string => 'word '.repeat(count);

test('text waits until the schedule is reached, then is cut at a natural place', () => {
  const context = new TextContext({ autoMode: false });
  expect(context.receive({ text: 'Short. ' })).toEqual([]);
  const pieces = context.receive({ text: `${words(20)}ends. ${words(30)}` });
  expect(pieces[0]).toMatch(/ends\. ?$/);
});

test('a schedule of the client is followed', () => {
  const context = new TextContext({ schedule: [50], autoMode: false });
  expect(context.receive({ text: `${words(8)}` })).toEqual([]);
  expect(context.receive({ text: `${words(8)}, ${words(8)}` }).length).toBeGreaterThan(0);
});

test('flush speaks at once and only what waits', () => {
  const context = new TextContext({ autoMode: false });
  expect(context.receive({ text: 'Hello ', flush: true })).toEqual(['Hello ']);
  expect(context.receive({ flush: true })).toEqual([]);
});

test('auto mode speaks each message', () => {
  const context = new TextContext({ autoMode: true });
  expect(context.receive({ text: 'One. ' })).toEqual(['One. ']);
  expect(context.receive({ text: 'Two. ' })).toEqual(['Two. ']);
  expect(context.receive({ text: ' ' })).toEqual([]);
});

test('try_trigger_generation takes what there is when there is enough', () => {
  const context = new TextContext({ autoMode: false });
  expect(context.receive({ text: 'Tiny ', tryTriggerGeneration: true })).toEqual([]);
  expect(context.receive({ text: words(12), tryTriggerGeneration: true })).toHaveLength(1);
});

test('the end gives the rest, white space alone gives nothing', () => {
  const context = new TextContext({ autoMode: false });
  context.receive({ text: 'The rest' });
  expect(context.end()).toEqual(['The rest']);
  context.receive({ text: '  ' });
  expect(context.end()).toEqual([]);
});
