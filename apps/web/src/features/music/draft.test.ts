import { expect, test } from 'vitest';
import { areLyricsValid, inWholeSeconds, linesOf } from '#web/features/music/draft.ts';

const section = (duration_ms: number) => ({
  section_name: 'Verse',
  positive_local_styles: [],
  negative_local_styles: [],
  duration_ms,
  lines: [],
});

test('sections are rounded to whole seconds, and the whole keeps its length', () => {
  const sections = inWholeSeconds([3428, 3428, 3428, 3716].map(section));
  expect(sections.map(({ duration_ms }) => duration_ms)).toEqual([3000, 4000, 3000, 4000]);
});

test('what is kept of a song is as long as it was there', () => {
  const kept = { ...section(3428), source_from: { song_id: 'a', range: { start_ms: 0, end_ms: 3428 } } };
  expect(inWholeSeconds([kept, section(3572)]).map(({ duration_ms }) => duration_ms)).toEqual([3428, 4000]);
});

test('each row is a line of the lyrics; too long a one is told', () => {
  expect(linesOf(' One \n\nTwo\n')).toEqual(['One', 'Two']);
  expect(areLyricsValid({ lines: ['x'.repeat(200)] })).toBe(true);
  expect(areLyricsValid({ lines: ['x'.repeat(201)] })).toBe(false);
  expect(areLyricsValid({ lines: new Array<string>(31).fill('x') })).toBe(false);
});
