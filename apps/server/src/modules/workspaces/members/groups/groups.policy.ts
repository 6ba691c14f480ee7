import { type Permission, permissionMatrix } from '@mynah/contract';
import { Failure } from '../../../../platform/errors/index.ts';

/**
 * Groups and `all_members_permissions` widen what editors and viewers may do, never beyond their role: what only
 * admins may do cannot be given by them. @throws Failure `invalid_request`
 */
export function requireGivable(permissions: readonly Permission[]): void {
  const beyond = permissions.find((permission) => permissionMatrix[permission].role === 'admin');
  if (!beyond) return;
  throw new Failure('invalid_request', `Only admins can have ${beyond}. Make the member an admin instead.`, {
    data: { param: 'permissions' },
  });
}
