import type { Transaction } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';

/** Made, edited or deleted: other processes forget what they know of it, and open pages show it. */
export const apiKeyChanged = 'api-key.changed';

export function notifyKeyChange(
  { events }: Platform,
  transaction: Transaction,
  { workspaceId, apiKeyId }: { workspaceId: string; apiKeyId: string },
): Promise<void> {
  return events.append(transaction, { name: apiKeyChanged, workspaceId, payload: { key_id: apiKeyId } });
}
