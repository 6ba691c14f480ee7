import { eq, isNotNull } from 'drizzle-orm';
import { openSealed, type SecretKeys, sealText } from '../crypto/index.ts';
import type { Database } from '../db/database.ts';
import { mails } from './mail.tables.ts';
import type { MailMessage } from './mail.ts';

type MailBody = Pick<MailMessage, 'text' | 'html'>;
type MailRow = Pick<typeof mails.$inferSelect, 'id' | 'sealedBody'>;

const purpose = 'mail';

/** For the column: codes and links open accounts, and backups travel. */
export const sealBody = (keys: SecretKeys, mailId: string, { text, html }: MailBody): string =>
  sealText(keys, { purpose, context: mailId, text: JSON.stringify({ text, html }) });

/** Undefined once it was sent. @throws Error when it was sealed by another server's key */
export function openBody(keys: SecretKeys, { id, sealedBody }: MailRow): MailBody | undefined {
  if (sealedBody === null) return undefined;
  return JSON.parse(openSealed(keys, { purpose, context: id, sealed: sealedBody })) as MailBody;
}

/** Seals what a server before sealing left behind, and drops what it has sent. */
export async function sealOldBodies(db: Database, keys: SecretKeys): Promise<void> {
  const old = await db.select().from(mails).where(isNotNull(mails.text));
  for (const { id, text, html, sentAt } of old) {
    const sealedBody = text === null || sentAt ? null : sealBody(keys, id, { text, html: html ?? undefined });
    await db.update(mails).set({ sealedBody, text: null, html: null }).where(eq(mails.id, id));
  }
}
