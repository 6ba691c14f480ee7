import { Failure } from '../../../../../platform/errors/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { type AccountHolder, notifySecurityChange } from '../../../security-changes/index.ts';
import { deletePasskeyRow, renamePasskeyRow } from '../passkeys.store.ts';

/** @throws Failure `passkey_not_found` */
export async function renamePasskey(
  { db }: Platform,
  { userId }: AccountHolder,
  { passkeyId, name }: { passkeyId: string; name: string },
): Promise<void> {
  if (!(await renamePasskeyRow(db, { userId, passkeyId }, name))) throw notFound();
}

/** It signs in nobody from then on. @throws Failure `passkey_not_found` */
export async function removePasskey(
  platform: Platform,
  holder: AccountHolder,
  passkeyId: string,
): Promise<void> {
  await platform.db.transaction(async (transaction) => {
    const row = await deletePasskeyRow(transaction, { userId: holder.userId, passkeyId });
    if (!row) throw notFound();
    await notifySecurityChange(platform, transaction, holder, {
      className: 'passkey',
      activityName: 'delete',
      targetId: passkeyId,
      event: 'account.passkey-removed',
      mail: {
        subject: 'A passkey was removed from your account',
        sentence: `You can no longer sign in to your account with the passkey “${row.name}”.`,
      },
    });
  });
}

const notFound = (): Failure => new Failure('passkey_not_found', 'Passkey not found in your account.');
