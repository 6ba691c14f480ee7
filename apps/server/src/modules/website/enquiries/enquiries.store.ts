import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { type EnquiryRow, enquiries } from './enquiries.tables.ts';

/** More than these nobody reads at once; the oldest come first. */
const mostListed = 200;

export async function insertEnquiry(db: Queryable, row: EnquiryRow): Promise<void> {
  await db.insert(enquiries).values(row);
}

export const listEnquiries = (db: Queryable): Promise<EnquiryRow[]> =>
  db.select().from(enquiries).orderBy(asc(enquiries.createdAt), asc(enquiries.id)).limit(mostListed);

/** False when it is gone already. */
export async function deleteEnquiry(db: Queryable, id: string): Promise<boolean> {
  const gone = await db.delete(enquiries).where(eq(enquiries.id, id)).returning({ id: enquiries.id });
  return gone.length === 1;
}
