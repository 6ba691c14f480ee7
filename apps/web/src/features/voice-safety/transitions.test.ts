import { expect, test } from 'vitest';
import {
  flagsOf,
  type Known,
  newlyFlagged,
  withoutCaptchas,
} from '#web/features/voice-safety/transitions.ts';

const list = (controls: Record<string, string | null>) =>
  Object.entries(controls).map(([voice_id, safety_control]) => ({
    voice_id,
    safety_control,
    name: voice_id.toUpperCase(),
    is_owner: true,
  }));
const none: Known = { before: undefined, changed: new Set(), told: new Map() };
const news = (before: Record<string, string | null>, now: Record<string, string | null>) =>
  newlyFlagged({ ...none, before: flagsOf(list(before)) }, list(now)).map(({ voice_id, control }) => [
    voice_id,
    control,
  ]);

test('[VOI-013] what is flagged at the first load is no news', () => {
  expect(newlyFlagged(none, list({ a: 'BAN', b: 'CAPTCHA', c: null }))).toEqual([]);
});

test('what an event says of a voice is news though the first list shows it already, and once', () => {
  const changed = new Set(['a']);
  const first = list({ a: 'CAPTCHA', b: 'BAN' });
  expect(newlyFlagged({ ...none, changed }, first).map(({ voice_id }) => voice_id)).toEqual(['a']);
  const told = flagsOf(list({ a: 'CAPTCHA' }));
  expect(newlyFlagged({ before: flagsOf(first), changed, told }, first)).toEqual([]);
});

test.each([
  [null, null, []],
  [null, 'BAN', [['a', 'BAN']]],
  [null, 'CAPTCHA', [['a', 'CAPTCHA']]],
  ['CAPTCHA', 'CAPTCHA', []],
  ['CAPTCHA', 'BAN', [['a', 'BAN']]],
  ['BAN', 'CAPTCHA', [['a', 'CAPTCHA']]],
  ['BAN', null, []],
])('[VOI-010] [VOI-012] [VOI-013] from %s to %s', (before, now, expected) => {
  expect(news({ a: before, b: 'BAN' }, { a: now, b: 'BAN' })).toEqual(expected);
});

test.each([
  ['NONE', 'NONE', []],
  [null, 'NONE', []],
  ['BAN', 'NONE', []],
  ['NONE', 'BAN', [['a', 'BAN']]],
  ['BAN', 'ENTERPRISE_BAN', []],
])('[VOI-009] what other servers say: from %s to %s', (before, now, expected) => {
  expect(news({ a: before }, { a: now })).toEqual(expected);
});

test('a voice that comes flagged after the first load is news, one that goes is none', () => {
  expect(news({ a: null }, { a: null, b: 'CAPTCHA' })).toEqual([['b', 'CAPTCHA']]);
  expect(news({ a: 'BAN', b: null }, { b: null })).toEqual([]);
});

test('[VOI-011] while the new flow clones, a captcha opens no dialog, a block does', () => {
  const flagged = newlyFlagged({ ...none, before: flagsOf([]) }, list({ a: 'CAPTCHA', b: 'BAN' }));
  expect(withoutCaptchas(flagged).map(({ voice_id }) => voice_id)).toEqual(['b']);
});
