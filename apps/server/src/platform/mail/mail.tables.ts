import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { timestamps } from '../db/database.ts';

/** Every mail that was asked for; without a mail server the owner reads them here. */
export const mails = pgTable(
  'mails',
  {
    id: text('id').primaryKey(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    lastError: text('last_error'),
    ...timestamps,
  },
  (table) => [index('mails_sent_at').on(table.sentAt)],
);
