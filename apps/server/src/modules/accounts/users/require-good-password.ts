import type { PasswordFault, PasswordOwner } from '@mynah/passwords';
import { Failure } from '../../../platform/errors/index.ts';

const reasons: Record<PasswordFault, string> = {
  common: 'This password is too easy to guess. Choose another: a few words are easy to remember.',
  own: 'This password is too close to your name or email. Choose another: a few words are easy to remember.',
};

/** Stands wherever a password is set. @throws Failure `weak_password` */
export async function requireGoodPassword(password: string, owner: PasswordOwner): Promise<void> {
  // its list is large, and needed only when somebody chooses a password
  const { judgePassword } = await import('@mynah/passwords');
  const { fault } = judgePassword(password, owner);
  if (fault) throw new Failure('weak_password', reasons[fault]);
}
