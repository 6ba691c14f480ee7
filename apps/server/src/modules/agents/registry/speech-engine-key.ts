import { createHash } from 'node:crypto';
import { openSealed, sealText } from '../../../platform/crypto/index.ts';
import type { Platform } from '../../../platform/platform.ts';

/** What a key is sealed by: it opens in its own engine alone. */
const sealing = (engineId: string) => ({ purpose: 'speech engine key', context: engineId });

/**
 * What signs that it is this server who calls: the SHA-256 of the API key that made the engine, by which the official
 * clients check it (API page on the speech engine). The key itself is not kept.
 */
export function sealedKeyOf({ keys }: Platform, engineId: string, apiKey: string): string {
  const bare = apiKey.trim().replace(/_residency_[a-z0-9]+$/, '');
  return sealText(keys, { ...sealing(engineId), text: createHash('sha256').update(bare).digest('hex') });
}

/** Bytes of the digest. */
export const openKey = ({ keys }: Platform, engineId: string, sealed: string): Uint8Array =>
  Buffer.from(openSealed(keys, { ...sealing(engineId), sealed }), 'hex');
