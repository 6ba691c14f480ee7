import type { PasswordFault, PasswordOwner } from '@mynah/passwords';
import { Failure } from '../../../platform/errors/index.ts';

const reasons: Record<PasswordFault, string> = {
  common: 'This password is one of those that are tried first. Choose another: a few words are easy to keep.',
  own: 'This password is made of your own name or address. Choose another: a few words are easy to keep.',
};

/** Stands wherever a password is set. @throws Failure `weak_password` */
export async function requireGoodPassword(password: string, owner: PasswordOwner): Promise<void> {
  // its list is large, and needed only when somebody chooses a password
  const { judgePassword } = await import('@mynah/passwords');
  const { fault } = judgePassword(password, owner);
  if (fault) throw new Failure('weak_password', reasons[fault]);
}
