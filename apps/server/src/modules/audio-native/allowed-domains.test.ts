import { expect, test } from 'vitest';
import { frameAncestors, isAllowed } from './allowed-domains.ts';
import { articleAddress, originOf } from './article-address.ts';

const domains = ['news.example', '*.blog.example', 'localhost:8080'];

test.each([
  ['news.example', true],
  ['www.news.example', false],
  ['a.blog.example', true],
  ['a.b.blog.example', true],
  ['blog.example', false],
  ['evilblog.example', false],
  ['news.example.evil.example', false],
  ['news.example:8443', false],
  ['localhost:8080', true],
  ['localhost', false],
])('%s: %s', (host, allowed) => {
  expect(isAllowed(domains, { host })).toBe(allowed);
});

test('the policy names the domains, or anybody where none is named', () => {
  expect(frameAncestors([])).toBe('*');
  expect(frameAncestors(domains)).toBe(
    "'self' http://news.example http://*.blog.example http://localhost:8080",
  );
});

test.each([
  ['https://News.example/a?utm_source=x&id=2&a=1#top', 'https://news.example/a?a=1&id=2'],
  ['https://news.example/a?fbclid=1', 'https://news.example/a'],
  ['https://somebody@news.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['nothing', undefined],
])('the address of %s is %s', (given, address) => {
  expect(articleAddress(given)).toBe(address);
});

test('a header that names no website is none', () => {
  expect(originOf('null')).toBeUndefined();
  expect(originOf(undefined)).toBeUndefined();
  expect(originOf('https://news.example/a')?.host).toBe('news.example');
});
