import { ConfigFault } from '../../../../platform/config/config.ts';
import { hashSecret } from '../../../../platform/crypto/index.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { hintOf } from '../../api-keys/api-key.ts';
import { isHashKnown, upsertApiKeyHash } from '../../api-keys/api-keys.store.ts';
import { findFirstWorkspace, lockOwnerSetUp } from '../../workspaces.store.ts';
import { createOwner } from './set-up-owner.ts';

/** The key of `MYNAH_API_KEY`: one row, whose hash follows the setting. */
const configuredKeyId = 'configured';

/**
 * Makes the owner and the key that the environment names. At each start; what is there already stays.
 * @throws ConfigFault when the password may not be taken
 */
export async function ensureConfiguredOwner(platform: Platform): Promise<void> {
  const { ownerEmail, ownerPassword, ownerApiKey } = platform.config;
  if (ownerEmail && ownerPassword) await ensureOwner(platform, ownerEmail, ownerPassword);
  else if (ownerEmail || ownerPassword) {
    platform.log.warn('the owner needs both MYNAH_OWNER_EMAIL and MYNAH_OWNER_PASSWORD; neither is used');
  }
  if (ownerApiKey) await ensureKey(platform, ownerApiKey);
}

async function ensureOwner(platform: Platform, email: string, password: string): Promise<void> {
  try {
    await createOwner(platform, { email, password, firstName: 'Owner' }, async () => {});
  } catch (cause) {
    if (!(cause instanceof Failure)) throw cause;
    if (cause.code === 'weak_password') throw new ConfigFault(`MYNAH_OWNER_PASSWORD: ${cause.message}`);
    if (cause.code !== 'already_set_up') throw cause;
  }
}

async function ensureKey(platform: Platform, key: string): Promise<void> {
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
