import { hashPassword } from '../../../../../platform/crypto/index.ts';
import type { Transaction } from '../../../../../platform/db/database.ts';
import { newId } from '../../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { inEvenTime, readContinueUrl, registerPerson } from '../../../../accounts/email-flows/index.ts';
import { requireGoodPassword } from '../../../../accounts/users/index.ts';
import { insertMembership } from '../../../memberships/index.ts';
import { insertWorkspace } from '../../../workspace/index.ts';

interface SignUp {
  email: string;
  password: string;
  firstName: string;
  continueUrl?: string;
  browserSecret: string;
}

/** Answers nothing, in the same time, whether the address is new or has an account. @throws sign_up_not_prepared, weak_password */
export async function signUp(
  platform: Platform,
  { password, continueUrl: wish, ...person }: SignUp,
): Promise<void> {
  const continueUrl = readContinueUrl(platform, wish);
  // by the form alone, not by what is known of the address
  await requireGoodPassword(password, { name: person.firstName, email: person.email });
  await inEvenTime(async () => {
    const passwordHash = await hashPassword(password);
    await platform.db.transaction(async (transaction) => {
      const user = await registerPerson(platform, transaction, { ...person, passwordHash, continueUrl });
      if (user) await openWorkspace(platform, transaction, { userId: user.id, firstName: person.firstName });
    });
  });
}

/** A workspace of their own on the free plan. The credit account follows from it (billing). */
export async function openWorkspace(
  { clock }: Platform,
  transaction: Transaction,
  { userId, firstName }: { userId: string; firstName: string },
): Promise<string> {
  const workspaceId = newId();
  const createdAt = clock.now();
  const name = `${firstName}'s workspace`;
  await insertWorkspace(transaction, { id: workspaceId, name, ownerId: userId, tier: 'free', createdAt });
  await insertMembership(transaction, { id: newId(), workspaceId, userId, role: 'admin', createdAt });
  return workspaceId;
}
