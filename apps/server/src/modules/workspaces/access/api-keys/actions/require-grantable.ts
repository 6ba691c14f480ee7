import type { Permission } from '@mynah/contract';
import { Failure } from '../../../../../platform/errors/index.ts';
import type { Actor } from '../../../../../platform/http/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { findUngrantable } from '../api-keys.policy.ts';
import { findKeyOfWorkspace } from '../api-keys.store.ts';

/** A key makes and changes no key that may do or spend more than itself. */
export async function requireGrantable(
  { db }: Platform,
  actor: Actor,
  scopes: readonly Permission[] | null,
): Promise<void> {
  const missing = findUngrantable(actor, scopes);
  if (missing) {
    throw new Failure(
      'missing_permissions',
      `The API key you used is missing the permission ${missing}, so it can’t grant it.`,
    );
  }
  const own = actor.apiKeyId ? await findKeyOfWorkspace(db, actor.workspaceId, actor.apiKeyId) : undefined;
  if (own && own.characterLimit !== null) {
    throw new Failure('permission_denied', 'An API key with its own credit limit can’t manage keys.');
  }
  if (own && (own.allowedIps !== null || own.expiresAt !== null)) {
    throw new Failure(
      'permission_denied',
      'An API key that expires or is limited to IP addresses can’t manage keys.',
    );
  }
}
