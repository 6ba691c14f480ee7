import { expect, it } from 'vitest';
import { restoredBlocks } from './restored-blocks.ts';

const block = (id: string, text: string, isLocked = false) => ({
  id,
  type: 'p' as const,
  nodes: [{ voiceId: 'anna', text }],
  delivery: null,
  chosenTakeId: null,
  isLocked,
});

const textsOf = (...of: Parameters<typeof restoredBlocks>) =>
  restoredBlocks(...of).map(({ nodes, isLocked }) => `${nodes[0]!.text}${isLocked ? ' (locked)' : ''}`);

it('a restored chapter leaves locked blocks as they are', () => {
  const now = [block('a', 'A now'), block('b', 'B now', true)];
  expect(textsOf(now, [block('b', 'B then'), block('a', 'A then')])).toEqual(['B now (locked)', 'A then']);
});

it('a locked block that was not there then is kept, behind the block that it stands behind now', () => {
  const now = [block('x', 'X', true), block('a', 'A now'), block('y', 'Y', true), block('b', 'B now')];
  expect(textsOf(now, [block('a', 'A then'), block('b', 'B then')])).toEqual([
    'X (locked)',
    'A then',
    'Y (locked)',
    'B then',
  ]);
});
