import { expect, test } from 'vitest';
import { addressMatches } from './address-pattern.ts';
import { Robots } from './robots.ts';

const allows = (text: string, path: string): boolean =>
  new Robots(text).allows(new URL(path, 'https://site.example'));

test('the group of our name decides alone, or else that of all', () => {
  const text =
    'User-agent: other\nUser-agent: Mynah\nDisallow: /mine # a remark\n\nUser-agent: *\nDisallow: /all';
  expect(allows(text, '/mine/x')).toBe(false);
  expect(allows(text, '/all')).toBe(true);
  expect(allows('user-agent: *\r\ndisallow: /', '/')).toBe(false);
  expect(allows('user-agent: *\ndisallow:', '/x')).toBe(true);
  expect(allows('<html>no rules</html>', '/x')).toBe(true);
});

test('the longest rule decides; of two as long, the one that allows', () => {
  const text = 'user-agent: *\ndisallow: /a\nallow: /a/b\ndisallow: /c\nallow: /c';
  expect(['/a', '/a/b', '/c'].map((path) => allows(text, path))).toEqual([false, true, true]);
});

test('a star is anything, a dollar the end', () => {
  const text = 'user-agent: *\ndisallow: /*.pdf$\ndisallow: /*?print=';
  expect(['/x/y.pdf', '/x.pdf?a', '/x?print=1', '/x'].map((path) => allows(text, path))).toEqual([
    ...[false, true, false, true],
  ]);
});

test('a pattern is a part of an address, or with stars all of it', () => {
  const address = 'https://site.example/docs/a/b.html';
  expect(addressMatches(null, address)).toBe(true);
  expect(addressMatches('/docs/', address)).toBe(true);
  expect(addressMatches('https://*/docs/*', address)).toBe(true);
  expect(addressMatches('*/docs/*.html', address)).toBe(true);
  expect(addressMatches('*/docs/*.pdf', address)).toBe(false);
  expect(addressMatches('site.example/*', address)).toBe(false);
});
