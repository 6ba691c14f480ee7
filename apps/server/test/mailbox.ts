import { desc, eq } from 'drizzle-orm';
import { mails } from '../src/platform/mail/mail.tables.ts';
import { openBody } from '../src/platform/mail/mail-body.ts';
import type { TestApp } from './test-app.ts';

/** The mails to an address, the newest first. */
export async function mailsTo({ platform }: TestApp, email: string) {
  const rows = await platform.db
    .select()
    .from(mails)
    .where(eq(mails.to, email))
    .orderBy(desc(mails.createdAt));
  return rows.map((row) => ({ ...row, ...openBody(platform.keys, row) }));
}

/** The address behind the button of the newest mail to somebody. */
export async function linkTo(app: TestApp, email: string): Promise<URL> {
  const [mail] = await mailsTo(app, email);
  const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
  if (!link) throw new Error(`there is no mail with a link to ${email}`);
  return new URL(link);
}
