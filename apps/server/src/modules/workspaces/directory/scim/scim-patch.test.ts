import { expect, test } from 'vitest';
import { patched, patchedGroup } from './scim-patch.ts';

const user = {
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  id: 'u1',
  userName: 'ada@acme.example',
  name: { givenName: 'Ada', familyName: 'Lovelace' },
  displayName: 'Ada Lovelace',
  emails: [{ value: 'ada@acme.example', type: 'work', primary: true }],
  active: true,
};

const patch = (...operations: object[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations: operations,
});

test.each<[string, object, object]>([
  ['Entra locks', { op: 'Replace', path: 'active', value: 'False' }, { active: 'False' }],
  ['Okta locks', { op: 'replace', value: { active: false } }, { active: false }],
  [
    'Entra renames',
    { op: 'Replace', path: 'name.familyName', value: 'King' },
    { name: { givenName: 'Ada', familyName: 'King' } },
  ],
  ['Entra adds what was not there', { op: 'Add', path: 'externalId', value: 'e1' }, { externalId: 'e1' }],
  [
    'Entra sets the work address',
    { op: 'Replace', path: 'emails[type eq "work"].value', value: 'ada@other.example' },
    { emails: [{ value: 'ada@other.example', type: 'work', primary: true }] },
  ],
  [
    'a path with the name of the schema',
    { op: 'replace', path: 'urn:ietf:params:scim:schemas:core:2.0:User:displayName', value: 'A' },
    { displayName: 'A' },
  ],
  [
    'a value with dotted names',
    { op: 'replace', value: { 'name.givenName': 'Augusta' } },
    { name: { givenName: 'Augusta', familyName: 'Lovelace' } },
  ],
])('%s', (_, operation, expected) => {
  expect(patched(user, patch(operation))).toMatchObject(expected);
});

test('a removal takes the attribute away', () => {
  expect(patched(user, patch({ op: 'remove', path: 'displayName' }))).not.toHaveProperty('displayName');
});

const group = {
  schemas: [],
  id: 'g1',
  displayName: 'Makers',
  members: [
    { value: 'a', display: 'a@x' },
    { value: 'b', display: 'b@x' },
  ],
};
const ids = (changed: unknown) => (changed as typeof group).members?.map(({ value }) => value) ?? [];

test.each<[string, object, string[]]>([
  ['Entra adds', { op: 'Add', path: 'members', value: [{ value: 'c' }] }, ['a', 'b', 'c']],
  ['Entra removes by value', { op: 'Remove', path: 'members', value: [{ value: 'a' }] }, ['b']],
  ['Okta removes by path', { op: 'remove', path: 'members[value eq "a"]' }, ['b']],
  [
    'Okta adds with a name',
    { op: 'add', path: 'members', value: [{ value: 'c', display: 'c@x' }] },
    ['a', 'b', 'c'],
  ],
  [
    'one that is in it already is in it once',
    { op: 'add', path: 'members', value: [{ value: 'a' }] },
    ['a', 'b'],
  ],
  ['Okta replaces all', { op: 'replace', path: 'members', value: [{ value: 'c' }] }, ['c']],
  ['all are removed', { op: 'remove', path: 'members' }, []],
])('members: %s', (_, operation, expected) => {
  expect(ids(patchedGroup(group, patch(operation)))).toEqual(expected);
});

test.each<[string, unknown]>([
  ['nothing', {}],
  ['no operation', patch()],
  ['an operation that is none', patch({ op: 'move', path: 'a' })],
  ['a removal without a path', patch({ op: 'remove' })],
  ['a path that cannot be read', patch({ op: 'replace', path: 'emails[type eq', value: 'x' })],
])('refuses %s', (_, body) => {
  expect(() => patched(user, body)).toThrow(expect.objectContaining({ code: 'invalid_request' }));
});

test('leaves the given resource as it is', () => {
  patched(user, patch({ op: 'replace', path: 'active', value: false }));
  expect(user.active).toBe(true);
});
