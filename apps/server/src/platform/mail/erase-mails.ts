import { eq } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { mails } from './mail.tables.ts';

/** Of an account that is erased: the mails to its address, sent or waiting. */
export async function eraseMails(transaction: Transaction, address: string): Promise<void> {
  await transaction.delete(mails).where(eq(mails.to, address));
}
