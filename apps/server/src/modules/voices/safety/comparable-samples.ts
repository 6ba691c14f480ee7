import { isOfAPerson } from '@mynah/contract/voices/voice-verification';
import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { SettledVoice } from '../registry/index.ts';
import type { VoiceRow } from '../registry/voices.tables.ts';
import { listSamples } from '../samples/index.ts';
import type { VoiceSampleRow } from '../samples/samples.tables.ts';
import { voiceOrigins } from './extension-points.ts';

/**
 * The recordings that a reader is compared with: all that the voice was cloned from, or there is nothing to be learned
 * of them. Empty for a voice of nobody's recordings. @throws Failure `invalid_voice_sample`
 */
export async function listComparable(
  { db, extensions }: Pick<Platform, 'db' | 'extensions'>,
  { rowId: voiceId, workspaceId, category }: SettledVoice,
): Promise<VoiceSampleRow[]> {
  if (workspaceId === null) return [];
  const samples = await listSamples(db, workspaceId, voiceId);
  const hashes = new Set(samples.map(({ hash }) => hash));
  const origins = await Promise.all(
    extensions.at(voiceOrigins).map((origin) => origin.listSampleHashes(db, { workspaceId, voiceId })),
  );
  const isWhole = origins.flat().every((hash) => hashes.has(hash));
  if (isOfAPerson(category) && (samples.length === 0 || !isWhole)) {
    throw new Failure(
      'invalid_voice_sample',
      'The recordings of this voice were deleted, so there’s nothing to compare yours with. Send documents instead.',
    );
  }
  return samples;
}

/** While a voice waits to be verified, its recordings stay: they say whose it is. @throws Failure `conflict` */
export function requireNotNeeded({
  name,
  safetyControl,
  requiresVerification,
  verifiedAt,
  category,
}: Pick<VoiceRow, 'name' | 'safetyControl' | 'requiresVerification' | 'verifiedAt' | 'category'>): void {
  const isHeld = safetyControl !== null || (requiresVerification && verifiedAt === null);
  if (category !== 'cloned' || !isHeld) return;
  throw new Failure(
    'conflict',
    `The recordings of ${name} can’t be deleted until it’s verified. You can delete the whole voice instead.`,
  );
}
