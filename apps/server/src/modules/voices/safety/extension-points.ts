import type { Queryable } from '../../../platform/db/database.ts';
import { extensionPoint } from '../../../platform/extensions.ts';

/** Who knows which recordings voices were made of, those that were deleted since as well. */
export interface VoiceOrigins {
  /** SHA-256 of each file, hexadecimal. */
  listSampleHashes(db: Queryable, voice: { workspaceId: string; voiceId: string }): Promise<string[]>;
}
export const voiceOrigins = extensionPoint<VoiceOrigins>('voices.origins');
