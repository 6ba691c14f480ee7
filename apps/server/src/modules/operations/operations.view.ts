import type { CreditMismatch } from '@mynah/contract/billing/staff-money';
import type { LocalModel, Somebody, SomeWorkspace } from '@mynah/contract/operations';
import { toSeatType } from '@mynah/contract/workspaces/seats';
import { unixSeconds } from '../../platform/clock/clock.ts';
import type { Platform } from '../../platform/platform.ts';
import { isStaff, isStaffAddress } from '../accounts/staff/index.ts';
import type { ledger } from '../billing/index.ts';
import type { listEverybody, listWorkspaces } from '../workspaces/administration/index.ts';

type RowOf<List extends (...given: never[]) => Promise<object[]>> = Awaited<ReturnType<List>>[number];

export const toSomebody = (
  platform: Pick<Platform, 'config'>,
  { user, membership, workspace }: RowOf<typeof listEverybody>,
): Somebody => ({
  user_id: user.id,
  email: user.email,
  first_name: user.firstName,
  created_at_unix: unixSeconds(user.createdAt),
  is_staff: isStaff(platform, user),
  is_staff_by_address: isStaffAddress(platform, user),
  is_locked: membership?.isLocked ?? false,
  is_leaving: user.deletionRequestedAt !== null,
  workspace:
    membership && workspace
      ? {
          workspace_id: workspace.id,
          name: workspace.name,
          seat_type: toSeatType(membership.role),
          is_owner: workspace.ownerId === user.id,
        }
      : null,
});

export const toMismatch = (row: RowOf<typeof ledger.listFoundMismatches>): CreditMismatch => ({
  workspace_id: row.workspaceId,
  name: row.name,
  used: row.used,
  used_by_entries: row.usedByEntries,
  granted: row.granted,
  granted_by_entries: row.grantedByEntries,
  reserved: row.reserved,
  reserved_by_work: row.reservedByWork,
  found_at_unix: unixSeconds(row.createdAt),
});

export async function toLocalModel({ localModel }: Platform): Promise<LocalModel> {
  const { isOwnFile, sizeBytes, license, problem, ...state } = await localModel.state();
  return {
    ...state,
    is_own_file: isOwnFile,
    size_bytes: sizeBytes ?? null,
    license: license ?? null,
    problem: problem ?? null,
  };
}

export const toSomeWorkspace = (row: RowOf<typeof listWorkspaces>): SomeWorkspace => ({
  workspace_id: row.id,
  name: row.name,
  tier: row.tier,
  owner_email: row.ownerEmail,
  members: row.members,
  created_at_unix: unixSeconds(row.createdAt),
});
