import { expect, it } from 'vitest';
import { withinLimits } from './within-limits.ts';

const block = (text: string) => ({ subType: 'p' as const, nodes: [{ text, voiceId: 'v' }] });

it('a paragraph that is longer than a block is shared out at the ends of sentences', () => {
  const long = 'A sentence of some words. '.repeat(600).trim();
  const [chapter] = withinLimits({ name: 'One', blocks: [block('Short.'), block(long)] });
  const texts = chapter!.blocks.map(({ nodes }) => nodes[0]!.text);
  expect(texts).toHaveLength(3);
  expect(texts[1]).toMatch(/words\.$/);
  expect(texts.slice(1).join(' ')).toBe(long);
  const [endless] = withinLimits({ name: 'One', blocks: [block('x'.repeat(25_000))] });
  expect(endless!.blocks.map(({ nodes }) => nodes[0]!.text.length)).toEqual([10_000, 10_000, 5_000]);
});

it('a chapter of too many blocks becomes two', () => {
  const chapters = withinLimits({ name: 'One', blocks: Array.from({ length: 5_200 }, () => block('.')) });
  expect(chapters.map(({ name, blocks }) => [name, blocks.length])).toEqual([
    ['One (1)', 5_000],
    ['One (2)', 200],
  ]);
});
