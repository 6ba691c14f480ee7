import { expect, it } from 'vitest';
import { pages } from '#web/app/pages.ts';
import { groupNavigation, itemsOf } from '#web/app/shell/navigation.ts';

it('[RTE-063] finds the home page in its feature folder', () => {
  expect(pages.some(({ path }) => path === '/app/home')).toBe(true);
});

it('leads only to pages that exist, each once a group', () => {
  const known = new Set(pages.map(({ path }) => path));
  const groups = [
    ...groupNavigation(pages, (key) => key).map(({ items }) => items),
    itemsOf(pages, 'settings'),
  ];
  for (const items of groups) {
    const paths = items.map(({ path }) => path);
    expect(paths.every((path) => known.has(path))).toBe(true);
    expect(new Set(paths).size).toBe(paths.length);
  }
});
