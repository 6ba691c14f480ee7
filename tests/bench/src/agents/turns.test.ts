import { expect, test } from 'vitest';
import { turnKinds, turnsOf } from './turns.ts';

test('two hundred turns are of all kinds alike, and hardly one comes twice', () => {
  const turns = turnsOf(200);
  for (const kind of turnKinds) expect(turns.filter((turn) => turn.kind === kind)).toHaveLength(50);
  expect(new Set(turns.map(({ text }) => text)).size).toBeGreaterThan(110);
});

test('pauses stand within a turn, not at its end', () => {
  for (const { kind, text } of turnsOf(80)) {
    expect(text.includes('<break')).toBe(kind !== 'plain');
    expect(text).not.toMatch(/\/>\s*[.?!]?$/);
  }
});
