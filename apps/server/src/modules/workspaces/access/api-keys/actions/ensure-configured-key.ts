import { hashSecret } from '../../../../../platform/crypto/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { findFirstWorkspace } from '../../../workspace/index.ts';
import { lockOwnerSetUp } from '../../lock-owner-set-up.ts';
import { hintOf } from '../api-key.ts';
import { isHashKnown, upsertApiKeyHash } from '../api-keys.store.ts';

/** The key of `MYNAH_API_KEY`: one row, whose hash follows the setting. */
const configuredKeyId = 'configured';

/** Makes the key that the environment names the owner's. What is there already stays. */
export async function ensureConfiguredKey(platform: Platform, key: string): Promise<void> {
  const { db, clock, log } = platform;
  const workspace = await findFirstWorkspace(db);
  if (!workspace) {
    log.warn('MYNAH_API_KEY waits: there is no owner yet');
    return;
  }
  const keyHash = hashSecret(key);
  await db.transaction(async (transaction) => {
    // two starts at once take turns
    await lockOwnerSetUp(transaction);
    if (await isHashKnown(transaction, keyHash)) return;
    await upsertApiKeyHash(transaction, {
      id: configuredKeyId,
      workspaceId: workspace.id,
      userId: workspace.ownerId,
      name: 'MYNAH_API_KEY',
      keyHash,
      hint: hintOf(key),
      createdAt: clock.now(),
    });
  });
}
