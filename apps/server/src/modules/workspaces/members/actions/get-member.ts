import type { Queryable } from '../../../../platform/db/database.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import { findMember, type MemberRow } from '../members.store.ts';

/** @throws Failure `member_not_found`, also for somebody of another workspace */
export async function getMember(
  db: Queryable,
  workspaceId: string,
  by: { userId: string } | { email: string },
): Promise<MemberRow> {
  const member = await findMember(db, workspaceId, by);
  if (!member) throw new Failure('member_not_found', 'Member not found in this workspace.');
  return member;
}
