import { describe, expect, it } from 'vitest';
import { requireGivableRole } from '../memberships/role.policy.ts';
import {
  requireHeir,
  requireLockable,
  requireNewOwner,
  requireRemovable,
  requireRoleChange,
  type Subject,
} from './members.policy.ts';

const subject = (more: Partial<Subject> = {}): Subject => ({
  userId: 'subject',
  role: 'editor',
  isLocked: false,
  isOwner: false,
  ...more,
});
const owner = subject({ userId: 'owner', role: 'admin', isOwner: true });
const admin = { userId: 'admin', permissions: 'all' as const };
const scopedKey = { userId: 'admin', permissions: new Set(['workspace_members_remove' as const]) };
const denied = expect.objectContaining({ code: 'permission_denied' });

const refused = (run: () => void): void => expect(run).toThrow(denied);
const allowed = (run: () => void): void => expect(run).not.toThrow();

describe('roles', () => {
  it('[WSP-042] [WSP-047] the owner stays an admin', () => {
    refused(() => requireRoleChange(admin, owner, 'editor'));
    refused(() => requireRoleChange(admin, owner, 'viewer'));
    allowed(() => requireRoleChange(admin, owner, 'admin'));
  });
  it('[WSP-039] a member can be given each role', () => {
    for (const role of ['admin', 'editor', 'viewer'] as const) {
      allowed(() => requireRoleChange(admin, subject(), role));
    }
  });
  it('a key that may not do everything makes no admins', () => {
    refused(() => requireGivableRole(scopedKey, 'admin'));
    allowed(() => requireGivableRole(scopedKey, 'editor'));
  });
});

describe('locks and removals', () => {
  it('spare the owner and the one who acts', () => {
    for (const rule of [requireLockable, requireRemovable]) {
      refused(() => rule(admin, owner));
      refused(() => rule(admin, subject({ userId: 'admin', role: 'admin' })));
      allowed(() => rule(admin, subject({ role: 'admin' })));
    }
  });
  it.each([
    ['an admin', subject({ userId: 'heir', role: 'admin' }), true],
    ['an editor', subject({ userId: 'heir' }), false],
    ['a locked admin', subject({ userId: 'heir', role: 'admin', isLocked: true }), false],
    ['the one who goes', subject({ role: 'admin' }), false],
  ])('what was made goes to %s: %s', (_, heir, isFit) => {
    (isFit ? allowed : refused)(() => requireHeir(subject(), heir));
  });
});

it.each([
  ['the owner to a member', owner, subject(), true],
  ['an admin to a member', subject({ role: 'admin' }), subject(), false],
  ['the owner to themselves', owner, owner, false],
  ['the owner to a locked member', owner, subject({ isLocked: true }), false],
])('[WSP-068] ownership goes from %s', (_, from, to, isFit) => {
  (isFit ? allowed : refused)(() => requireNewOwner(from, to));
});
