import { enquiryTopics } from '@mynah/contract/enquiries';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { notEmpty, oneOf } from '../../../platform/db/checks.ts';

/** What people without an account wrote to those who run the server; a row goes when it is answered. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: text('id').primaryKey(),
    topic: text('topic', { enum: enquiryTopics }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    organization: text('organization'),
    message: text('message').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('enquiries_created').on(table.createdAt),
    oneOf(table.topic, enquiryTopics),
    ...notEmpty(table.name, table.email, table.message),
  ],
);

export type EnquiryRow = typeof enquiries.$inferSelect;
