import { expect, it } from 'vitest';
import { byRank, fillPath, matchPath } from '#web/shared/routing/paths.ts';

it('gives the names of a path their values, decoded, whatever the case of its fixed words', () => {
  expect(matchPath('/app/studio/$projectId', '/App/studio/a%20b')).toEqual({ projectId: 'a b' });
  expect(matchPath('/app/$', '/app/what/ever')).toEqual({ _splat: 'what/ever' });
  expect(matchPath('$', '/')).toEqual({ _splat: '' });
  expect(matchPath('/', '/')).toEqual({});
  expect(matchPath('/app/home', '/app/home/')).toEqual({});
});

it('is no address of a path that is longer, shorter or other', () => {
  for (const address of ['/app', '/app/studio', '/app/studio/a/b', '/app/home/a']) {
    expect(matchPath('/app/studio/$projectId', address), address).toBeUndefined();
  }
});

it('takes what is no encoding as it stands', () => {
  expect(matchPath('/sound/$id', '/sound/100%')).toEqual({ id: '100%' });
});

it('puts what says more of an address first', () => {
  const paths = ['$', '/app/$', '/app/studio/$id', '/app/studio/new', '/'].map((path) => ({ path }));
  const ranked = byRank(paths).map(({ path }) => path);
  expect(ranked).toEqual(['/', '/app/studio/new', '/app/studio/$id', '/app/$', '$']);
});

it('fills a path, encoding what it is given', () => {
  expect(fillPath('/app/studio/$id', { id: 'a/b' })).toBe('/app/studio/a%2Fb');
  expect(fillPath('/app/$', { _splat: 'a/b c' })).toBe('/app/a/b%20c');
  expect(fillPath('/app/home')).toBe('/app/home');
});
