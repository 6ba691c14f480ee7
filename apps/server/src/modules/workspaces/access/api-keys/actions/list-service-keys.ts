import type { ServiceAccountKey } from '@mynah/contract/workspaces/service-accounts';
import type { Platform } from '../../../../../platform/platform.ts';
import { type KeyScope, listApiKeyRows } from '../api-keys.store.ts';
import { toServiceAccountKey } from '../api-keys.view.ts';

/** The keys of a service account, as they are shown. */
export async function listServiceKeys(
  { db, clock }: Platform,
  scope: KeyScope,
): Promise<ServiceAccountKey[]> {
  const rows = await listApiKeyRows(db, scope);
  return rows.map((row) => toServiceAccountKey(row, clock.now()));
}
