import type { Transaction } from '../../../platform/db/database.ts';
import { updateExtension } from '../credits.store.ts';

/** How much of its credits a workspace allows itself in a period; null: all. It has an account. */
export const setWorkspaceBudget = (
  transaction: Transaction,
  workspaceId: string,
  budget: number | null,
): Promise<void> => updateExtension(transaction, workspaceId, { budget });
