import { Failure } from '../../../platform/errors/index.ts';
import type { SignInCheck } from '../../accounts/factors/index.ts';
import { findMember } from './memberships.store.ts';

/** Says so at once, after the password was right, in place of a session that may do nothing. */
export const refuseLocked: SignInCheck = async ({ db }, { id }) => {
  if ((await findMember(db, id))?.isLocked) {
    throw new Failure('permission_denied', 'A workspace admin has locked your account.');
  }
};
