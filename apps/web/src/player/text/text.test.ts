import { expect, test } from 'vitest';
import { blockAt, cutBlocks } from '#web/player/text/blocks.ts';
import { textOf } from '#web/player/text/item-text.ts';

const sentence = 'The river went on as it always had, brown in the autumn and green in the summer. ';

test.each([
  ['paragraphs', 'One.\n\nTwo.\nThree.'],
  ['a long paragraph', sentence.repeat(100)],
  ['a script without spaces', '河流一直向前流淌'.repeat(400)],
  ['pairs of code units', '😀'.repeat(2000)],
  ['nothing', ''],
])('%s are cut into blocks that hold every character once', (_, text) => {
  const blocks = cutBlocks(text);
  expect(blocks.map(({ from, to }) => text.slice(from, to)).join('')).toBe(text);
  expect(blocks.every(({ from, to }) => to > from && to - from <= 1350)).toBe(true);
  expect(blocks.some(({ from }) => /^[\udc00-\udfff]/.test(text.slice(from)))).toBe(false);
});

test('an offset is found in its block', () => {
  const blocks = cutBlocks(sentence.repeat(100));
  for (const offset of [0, 899, 900, 4000, 8099]) {
    const { from, to } = blocks[blockAt(blocks, offset)]!;
    expect(from <= offset && offset < to).toBe(true);
  }
});

test('40,000 characters are laid out and timed within a blink', () => {
  const text = sentence.repeat(500);
  const characters = [...text];
  const times = characters.map((_, index) => index * 0.06);
  const alignment = {
    characters,
    character_start_times_seconds: times,
    character_end_times_seconds: times.map((time) => time + 0.06),
  };
  const item = { text, alignments: { alignment, normalized_alignment: alignment } };
  const { words } = textOf(item as Parameters<typeof textOf>[0]);
  expect(words?.words).toHaveLength(8500);
  expect(words?.words.at(-1)).toMatchObject({ to: text.length - 2 });
  expect(cutBlocks(text).length).toBeLessThan(100);
});
