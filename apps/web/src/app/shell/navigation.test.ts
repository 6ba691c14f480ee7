import { expect, it, vi } from 'vitest';
import { pages } from '#web/app/pages.ts';
import { groupNavigation, itemsOf } from '#web/app/shell/navigation.ts';
import { destinationsOf } from '#web/shared/pages.ts';
import { connectDestinations } from '#web/shared/session/destinations.ts';
import { resolveRedirect } from '#web/shared/session/redirect-target.ts';

it('finds the home page in its feature folder', () => {
  expect(pages.some(({ path }) => path === '/app/home')).toBe(true);
});

it('[RTE-158] [RTE-159] a sign-in leads back to every page of the app, and to no way in', () => {
  const log = vi.fn();
  const at = (path: string) => path.replace(/\$\w+/g, 'one');
  connectDestinations(destinationsOf(pages));
  const [ways, places] = [pages.filter((page) => page.isEntrance), pages.filter((page) => !page.isEntrance)];
  for (const { path } of places) {
    expect(resolveRedirect(at(path), { origin: 'https://voice.example', log })).toBe(at(path));
  }
  expect(log).not.toHaveBeenCalled();
  expect(ways.map(({ path }) => path)).toContain('/app/sign-in');
  for (const { path } of ways) {
    expect(resolveRedirect(at(path), { origin: 'https://voice.example', log })).toBe('/app/home');
  }
  expect(log).toHaveBeenCalledTimes(ways.length);
});

it('[RTE-131] of the pages of the app these open without a session, and no other', () => {
  const open = pages.filter(({ access, path }) => access === 'public' && path.startsWith('/app/'));
  expect(open.map(({ path }) => path).sort()).toEqual([
    '/app/conversational-ai/talk-to',
    '/app/join',
    '/app/opt-out-of-updates',
    '/app/reset-password',
    '/app/restore-account',
    '/app/setup',
    '/app/sign-in',
    '/app/sign-up',
    '/app/single-sign-on',
    '/app/verify-email',
    '/app/voice-lab/share/$ownerId/$voiceId',
  ]);
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
