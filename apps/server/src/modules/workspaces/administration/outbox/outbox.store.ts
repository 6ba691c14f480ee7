import { desc, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/db/database.ts';
import { mails } from '../../../../platform/mail/mail.tables.ts';

export type MailRow = typeof mails.$inferSelect;

export async function listWaitingMails(db: Queryable, limit: number): Promise<MailRow[]> {
  return db.select().from(mails).where(isNull(mails.sentAt)).orderBy(desc(mails.createdAt)).limit(limit);
}
