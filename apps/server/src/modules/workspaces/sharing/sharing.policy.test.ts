import { expect, it } from 'vitest';
import { resourceRoleOf } from './sharing.policy.ts';

it.each([
  ['an admin of the workspace', 'somebody', 'admin', [], 'admin'],
  ['who made it', 'maker', 'viewer', [], 'admin'],
  ['a member without a share', 'somebody', 'editor', [], undefined],
  ['a member with a share', 'somebody', 'viewer', ['commenter'], 'commenter'],
  ['the most of several shares', 'somebody', 'editor', ['viewer', 'editor', 'commenter'], 'editor'],
] as const)('[WSP-046] %s', (_, userId, role, shared, expected) => {
  expect(resourceRoleOf({ userId, role }, 'maker', shared)).toBe(expected);
});
