import { expect, test } from 'vitest';
import { findWrongDomain, readDomains } from '#web/features/audio-native/settings/domains.ts';

test('[NAT-008] lines become domains; of a pasted address its domain counts', () => {
  expect(readDomains(' Example.com\nhttps://news.example/a?b\n\n*.blog.example, example.com')).toEqual([
    'example.com',
    'news.example',
    '*.blog.example',
  ]);
});

test('what is no domain is named', () => {
  expect(findWrongDomain(['example.com', 'a b', 'c'])).toBe('a b');
  expect(findWrongDomain(['*.example.com', 'localhost:3000'])).toBeUndefined();
});
