import { ConfigFault } from '../../../../../platform/config/config.ts';
import { Failure } from '../../../../../platform/errors/index.ts';
import type { Platform } from '../../../../../platform/platform.ts';
import { ensureConfiguredKey } from '../../api-keys/index.ts';
import { createOwner } from './set-up-owner.ts';

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
  if (ownerApiKey) await ensureConfiguredKey(platform, ownerApiKey);
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
