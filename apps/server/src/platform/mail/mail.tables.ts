import { mailKinds } from '@mynah/contract/workspaces/mail-kinds';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { oneOf } from '../db/checks.ts';
import { timestamps } from '../db/database.ts';

/** Every mail that was asked for; without a mail server the owner reads them here. */
export const mails = pgTable(
  'mails',
  {
    id: text('id').primaryKey(),
    /** Null for those of servers that did not say it. */
    kind: text('kind', { enum: mailKinds }),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    /** Its links open accounts: sealed while it waits, gone once it is sent. */
    sealedBody: text('sealed_body'),
    /** Of servers before bodies were sealed; sealed at the next start. */
    text: text('text'),
    html: text('html'),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    lastError: text('last_error'),
    /** By the owner, where no mail server takes it. */
    handedOnAt: timestamp('handed_on_at', { withTimezone: true }),
    ...timestamps,
  },
  (table) => [index('mails_sent_at').on(table.sentAt), oneOf(table.kind, mailKinds)],
);
