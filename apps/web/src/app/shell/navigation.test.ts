import { expect, it, vi } from 'vitest';
import { pages } from '#web/app/pages.ts';
import { groupNavigation, itemsOf } from '#web/app/shell/navigation.ts';
import { resolveRedirect } from '#web/shared/session/redirect-target.ts';

it('finds the home page in its feature folder', () => {
  expect(pages.some(({ path }) => path === '/app/home')).toBe(true);
});

it('[RTE-158] [RTE-159] who was sent to the sign-in page comes back to any page that asks for it', () => {
  const log = vi.fn();
  for (const { path, access } of pages) {
    if (access === 'public' || path.includes('$')) continue;
    expect(resolveRedirect(path, { origin: 'https://voice.example', log })).toBe(path);
  }
  expect(log).not.toHaveBeenCalled();
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
