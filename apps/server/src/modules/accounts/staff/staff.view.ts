import type { AlphaRequest, StaffAction } from '@mynah/contract/accounts/staff';
import { unixSeconds } from '../../../platform/clock/clock.ts';
import type { UserRow } from '../users/index.ts';
import type { StaffActionRow } from './staff.store.ts';

export const toStaffAction = (row: StaffActionRow): StaffAction => ({
  staff_user_id: row.staffUserId,
  staff_email: row.staffEmail,
  action: row.action,
  target: row.target,
  workspace_id: row.workspaceId,
  reason: row.reason,
  created_at_unix: unixSeconds(row.createdAt),
});

export const toAlphaRequest = ({
  id,
  email,
  firstName,
  alphaAccessRequestedAt,
  createdAt,
}: UserRow): AlphaRequest => ({
  user_id: id,
  email,
  first_name: firstName,
  requested_at_unix: unixSeconds(alphaAccessRequestedAt ?? createdAt),
});
