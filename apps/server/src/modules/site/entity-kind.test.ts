import { entityKinds } from '@mynah/contract/speech/entity-kinds';
import { expect, test } from 'vitest';
import { entityKindOf } from './entity-kind.ts';

test.each([
  ['member.joined', 'workspace'],
  ['invite.created', 'workspace'],
  ['account.password-changed', 'user'],
  ['speech.generated', 'event'],
  ['toString', 'event'],
])('[WSP-089] %s is about a %s', (name, kind) => {
  expect(entityKindOf({ name })).toBe(kind);
});

test('[WSP-089] the kinds are exactly those of the specification', () => {
  expect([...entityKinds].sort()).toEqual(
    ['user', 'project', 'chapter', 'block', 'message', 'event', 'dubbing', 'workspace'].sort(),
  );
});
