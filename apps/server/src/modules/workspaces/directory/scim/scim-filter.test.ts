import { expect, test } from 'vitest';
import { parseFilter } from './scim-filter.ts';

const ada = {
  id: 'u1',
  userName: 'Ada@acme.example',
  externalId: 'E-1',
  name: { familyName: 'Lovelace' },
  emails: [{ value: 'ada@acme.example', type: 'work' }],
  active: true,
  meta: { lastModified: '2026-01-02T00:00:00.000Z' },
};

test.each<[string, boolean]>([
  ['userName eq "ada@ACME.example"', true],
  ['userName eq "grace@acme.example"', false],
  ['userName sw "ada"', true],
  ['userName ew "acme.example"', true],
  ['userName co "ME.ex"', true],
  ['userName ne "ada@acme.example"', false],
  ['active eq true', true],
  ['active eq false', false],
  ['externalId pr', true],
  ['title pr', false],
  ['name.familyName eq "lovelace" and active eq true', true],
  ['userName eq "x" or externalId eq "E-1"', true],
  ['not (userName eq "x")', true],
  ['emails[type eq "work" and value co "acme"]', true],
  ['emails.value eq "ada@acme.example"', true],
  ['meta.lastModified gt "2026-01-01T00:00:00.000Z"', true],
  ['urn:ietf:params:scim:schemas:core:2.0:User:userName eq "ada@acme.example"', true],
  ['USERNAME EQ "ada@acme.example"', true],
])('%s: %s', (text, expected) => {
  expect(parseFilter(text).matches({ 'urn:ietf:params:scim:schemas:core:2.0:User': ada, ...ada })).toBe(
    expected,
  );
});

test.each([
  'userName',
  'userName eq',
  'eq "x"',
  '(userName eq "x"',
  'userName is "x"',
  '"',
  'userName eq "x" and',
])('refuses %s', (text) => {
  expect(() => parseFilter(text)).toThrow(expect.objectContaining({ data: { scimType: 'invalidFilter' } }));
});

test('says what has to be equal, and nothing of what may not', () => {
  expect([...parseFilter('userName eq "a" and externalId eq "b"').equal]).toEqual([
    ['username', 'a'],
    ['externalid', 'b'],
  ]);
  expect(parseFilter('userName eq "a" or externalId eq "b"').equal.size).toBe(0);
  expect(parseFilter('not (userName eq "a")').equal.size).toBe(0);
});
