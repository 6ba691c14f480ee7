import type { Transaction } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { detachReservation } from '../credits.store.ts';
import type { Reservation } from './reserve-credits.ts';

/** The work may wait behind others; what is held for longer was left behind. */
const holdMs = 24 * 3_600_000;

/**
 * In the transaction that writes the row and the job which a reservation belongs to: from then on it is held for
 * them, whatever becomes of this process.
 */
export function carryReservation(
  { clock }: Platform,
  transaction: Transaction,
  { id }: Reservation,
): Promise<void> {
  return detachReservation(transaction, id, new Date(clock.now().getTime() + holdMs));
}
