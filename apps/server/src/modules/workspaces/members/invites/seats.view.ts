import type { SeatsStatus } from '@mynah/contract/workspaces/members';
import type { Seats } from './actions/seats.ts';

export const toSeatsStatus = ({ limit, members, pendingInvites }: Seats): SeatsStatus => ({
  max_seats: limit,
  used_seats: members + pendingInvites,
  members,
  pending_invites: pendingInvites,
  available_seats: Math.max(0, limit - members - pendingInvites),
});
