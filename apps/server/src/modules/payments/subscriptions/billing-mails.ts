import type { Transaction } from '../../../platform/db/database.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findOwnerEmail } from './find-owner-email.ts';

/** In the transaction that writes the missing payment down, so it is sent once. */
export async function mailPaymentFailed(
  platform: Platform,
  transaction: Transaction,
  workspaceId: string,
): Promise<void> {
  const email = await findOwnerEmail(transaction, workspaceId);
  if (!email) return;
  const mail = composeMail(email, {
    kind: 'account',
    subject: 'Payment failed',
    paragraphs: [
      'The last payment for your subscription didn’t go through.',
      `Update the payment method within ${platform.config.graceDays} days to keep your plan.`,
    ],
    action: { label: 'Update payment method', url: `${platform.publicUrl()}/app/subscription` },
  });
  await platform.mail.send(mail, { transaction });
}
