import type { MailKind } from '@mynah/contract/workspaces/mail-kinds';
import type { MailState } from '@mynah/contract/workspaces/outbox';
import { and, desc, eq, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { containing } from '../../../../platform/db/containing.ts';
import type { Queryable } from '../../../../platform/db/database.ts';
import { mails } from '../../../../platform/mail/mail.tables.ts';

export type MailRow = typeof mails.$inferSelect;

interface MailFilter {
  search?: string;
  kind?: MailKind;
  state?: MailState;
}

/** What no mail server took, the newest first; after the mail that is the cursor. */
export async function listUnsentMails(
  db: Queryable,
  { limit, cursor, search, kind, state }: MailFilter & { limit: number; cursor?: string },
): Promise<MailRow[]> {
  return db
    .select()
    .from(mails)
    .where(
      and(
        isNull(mails.sentAt),
        kind && eq(mails.kind, kind),
        state && isIn(state),
        search ? holds(search) : undefined,
        cursor === undefined ? undefined : isAfter(cursor),
      ),
    )
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(limit);
}

const isIn = (state: MailState): SQL =>
  state === 'waiting' ? isNull(mails.handedOnAt) : isNotNull(mails.handedOnAt);

/** The body is sealed: addresses and subjects alone can be searched. */
const holds = (search: string): SQL | undefined =>
  or(ilike(mails.to, containing(search)), ilike(mails.subject, containing(search)));

const isAfter = (cursor: string): SQL =>
  sql`(${mails.createdAt}, ${mails.id}) < (select m.created_at, m.id from ${mails} m where m.id = ${cursor})`;

/** False when there is no such mail. */
export async function markHandedOn(db: Queryable, id: string, at: Date | null): Promise<boolean> {
  const isUnsent = and(eq(mails.id, id), isNull(mails.sentAt));
  const rows = await db.update(mails).set({ handedOnAt: at }).where(isUnsent).returning({ id: mails.id });
  return rows.length > 0;
}
