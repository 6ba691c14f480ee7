import type { NotificationSeverity } from '@mynah/contract/accounts/notifications';
import type { Transaction } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import { composeMail } from '../../../platform/mail/compose-mail.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findUser } from '../../accounts/users/index.ts';
import { addNotification } from '../notifications.store.ts';

export const notificationCreated = 'notification.created';

interface Message {
  userId: string;
  /** Where the person is told of it at once. */
  workspaceId: string;
  severity: NotificationSeverity;
  title: string;
  description: string;
  /** A path of the app. */
  link?: string;
  needsAttention?: boolean;
  isMailed?: boolean;
  /** What it is made from: the same source tells a person once. */
  source: string;
}

/**
 * Tells one person, in the transaction of what they are told of: the message, its live event, its mail.
 * @public for the modules above
 */
export async function notify(
  platform: Platform,
  transaction: Transaction,
  { isMailed = false, ...message }: Message,
): Promise<void> {
  const id = newId();
  const isNew = await addNotification(transaction, { ...message, id, createdAt: platform.clock.now() });
  if (!isNew) return;
  const { workspaceId, userId } = message;
  const payload = { user_id: userId, message_id: id, event: notificationCreated };
  await platform.events.append(transaction, { name: notificationCreated, workspaceId, payload });
  if (isMailed) await sendMail(platform, transaction, message);
}

/** To addresses that were verified: nobody else's mailbox gets our news. */
async function sendMail(
  platform: Platform,
  transaction: Transaction,
  { userId, title, description, link }: Omit<Message, 'isMailed'>,
): Promise<void> {
  const user = await findUser(transaction, userId);
  if (!user?.emailVerifiedAt || user.kind !== 'person') return;
  const mail = composeMail(user.email, {
    kind: 'notification',
    subject: title,
    paragraphs: [description],
    ...(link && { action: { label: 'View details', url: `${platform.publicUrl()}${link}` } }),
  });
  await platform.mail.send(mail, { transaction });
}
