import { z } from 'zod';
import { plans, type Tier } from '../billing/plans.ts';
import type { WorkspaceRole } from '../permissions.ts';
import { seatTypes } from './seat-types.ts';

export const seatType = z.enum(seatTypes);
export type SeatType = z.infer<typeof seatType>;

const roleOfSeat: Readonly<Record<SeatType, WorkspaceRole>> = {
  workspace_admin: 'admin',
  workspace_member: 'editor',
  workspace_lite_member: 'viewer',
};
const seatOfRole: Readonly<Record<WorkspaceRole, SeatType>> = {
  admin: 'workspace_admin',
  editor: 'workspace_member',
  viewer: 'workspace_lite_member',
};

export const toRole = (seat: SeatType): WorkspaceRole => roleOfSeat[seat];
export const toSeatType = (role: WorkspaceRole): SeatType => seatOfRole[role];

/** WSP-048; a custom maximum counts for trial and enterprise only (WSP-049). */
export const seatLimit = (tier: Tier, maxSeats: number | null): number =>
  tier === 'trial' || tier === 'enterprise' ? (maxSeats ?? plans[tier].seats) : plans[tier].seats;
