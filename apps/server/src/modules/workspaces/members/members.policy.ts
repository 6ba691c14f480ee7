import { isRoleAtLeast, type WorkspaceRole } from '@mynah/contract';
import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { requireGivableRole } from '../memberships/index.ts';

/** A member as the rules see them. */
export interface Subject {
  userId: string;
  role: WorkspaceRole;
  isLocked: boolean;
  isOwner: boolean;
}

const denied = (message: string): Failure => new Failure('permission_denied', message);

/** The owner is an admin for good (WSP-042). @throws permission_denied */
export function requireRoleChange(
  actor: Pick<Actor, 'permissions'>,
  subject: Subject,
  role: WorkspaceRole,
): void {
  requireGivableRole(actor, role);
  if (subject.isOwner && role !== 'admin') {
    throw denied('The owner is always an admin. Transfer ownership first.');
  }
}

/** @throws permission_denied */
export function requireLockable(actor: Pick<Actor, 'userId'>, subject: Subject): void {
  if (subject.isOwner) throw denied('The owner can’t be locked.');
  if (subject.userId === actor.userId) throw denied('You can’t lock yourself.');
}

/** Joining is for good: nobody leaves, admins let people go (WSP-033). @throws permission_denied */
export function requireRemovable(actor: Pick<Actor, 'userId'>, subject: Subject): void {
  if (subject.isOwner) throw denied('The owner can’t be removed. Transfer ownership first.');
  if (subject.userId === actor.userId) throw denied('You can’t remove yourself. Ask another admin.');
}

/** Who takes over what a removed member made. @throws permission_denied */
export function requireHeir(removed: Subject, heir: Subject): void {
  const isFit = isRoleAtLeast(heir.role, 'admin') && !heir.isLocked && heir.userId !== removed.userId;
  if (!isFit) throw denied('Only another workspace admin can take over the member’s content.');
}

/** @throws permission_denied */
export function requireNewOwner(actor: Subject, next: Subject): void {
  if (!actor.isOwner) throw denied('Only the owner can transfer ownership.');
  if (next.isOwner) throw denied('This member is already the owner.');
  if (next.isLocked) throw denied('A locked member can’t become the owner.');
}
