import type { Transaction } from '../../../platform/db/database.ts';
import { changeVoice, type SettledVoice } from '../registry/index.ts';

/** Other recordings make another voice: whoever was verified was so for the former ones. */
export async function withdrawVerification(
  transaction: Transaction,
  { rowId: id, workspaceId, verifiedAt }: SettledVoice,
): Promise<void> {
  if (workspaceId === null || verifiedAt === null) return;
  await changeVoice(transaction, { workspaceId, id }, { verifiedAt: null });
}
