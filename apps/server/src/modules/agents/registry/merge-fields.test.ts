import { expect, test } from 'vitest';
import { mergeFields } from './merge-fields.ts';

const base = { agent: { prompt: 'a', language: 'en' }, tools: ['x'], nodes: { start: { type: 'start' } } };

test('what only one side changed is taken, also what it added and took away', () => {
  const source = { ...base, agent: { prompt: 'b', language: 'en' }, nodes: {} };
  const target = { ...base, agent: { prompt: 'a', language: 'de' }, extra: 1 };
  expect(mergeFields({ base, source, target }, () => 'target')).toEqual({
    merged: { agent: { prompt: 'b', language: 'de' }, tools: ['x'], nodes: {}, extra: 1 },
    conflicts: [],
  });
});

test('where both changed a field the winner’s stands, and all three values are told', () => {
  const source = { ...base, agent: { prompt: 'b', language: 'en' } };
  const target = { ...base, agent: { prompt: 'c', language: 'de' } };
  const conflicts = [{ path: 'agent.prompt', base: 'a', source: 'b', target: 'c' }];
  expect(mergeFields({ base, source, target }, () => 'source')).toMatchObject({
    merged: { agent: { prompt: 'b', language: 'de' } },
    conflicts,
  });
  expect(mergeFields({ base, source, target }, () => 'target')).toMatchObject({
    merged: { agent: { prompt: 'c', language: 'de' } },
    conflicts,
  });
});

test('of two fields that both changed each can have a winner of its own', () => {
  const source = { ...base, agent: { prompt: 'b', language: 'fr' } };
  const target = { ...base, agent: { prompt: 'c', language: 'de' } };
  const { merged } = mergeFields({ base, source, target }, (path) =>
    path === 'agent.prompt' ? 'source' : 'target',
  );
  expect(merged).toMatchObject({ agent: { prompt: 'b', language: 'de' } });
});

test('lists, and objects of different kinds, are taken whole', () => {
  const sides = {
    base: { list: [1], avatar: { type: 'orb', color: 'a' } },
    source: { list: [1, 2], avatar: { type: 'image', url: 'b' } },
    target: { list: [3], avatar: { type: 'orb', color: 'c' } },
  };
  const { merged, conflicts } = mergeFields(sides, () => 'source');
  expect(merged).toEqual(sides.source);
  expect(conflicts.map(({ path }) => path)).toEqual(['list', 'avatar']);
});

test('the same change on both sides is no conflict', () => {
  const changed = { ...base, tools: ['y'] };
  expect(mergeFields({ base, source: changed, target: structuredClone(changed) }, () => 'target')).toEqual({
    merged: changed,
    conflicts: [],
  });
});
