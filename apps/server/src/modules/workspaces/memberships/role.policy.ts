import type { WorkspaceRole } from '@mynah/contract';
import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';

/** A key that may not do everything makes nobody mightier than itself. @throws permission_denied */
export function requireGivableRole(actor: Pick<Actor, 'permissions'>, role: WorkspaceRole): void {
  if (role === 'admin' && actor.permissions !== 'all') {
    throw new Failure(
      'permission_denied',
      'An API key with restricted permissions can’t make anyone an admin.',
    );
  }
}
