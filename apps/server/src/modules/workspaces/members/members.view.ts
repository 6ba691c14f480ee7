import type { Member } from '@mynah/contract/workspaces/members';
import { toSeatType } from '@mynah/contract/workspaces/seats';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import type { MemberRow } from './members.store.ts';

export function toMember(row: MemberRow, now: Date): Member {
  const isCurrent = row.creditsPeriodEndsAt !== null && row.creditsPeriodEndsAt > now;
  return {
    user_id: row.userId,
    email: row.email,
    first_name: row.firstName,
    seat_type: toSeatType(row.role),
    is_owner: row.isOwner,
    is_locked: row.isLocked,
    usage_limit: row.usageLimit,
    character_count: isCurrent ? row.creditsUsed : 0,
    joined_at_unix: unixSeconds(row.createdAt),
  };
}
