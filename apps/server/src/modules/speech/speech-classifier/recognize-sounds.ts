import { type FoundStretch, findStretches } from '@mynah/audio/fingerprint';
import type { Database } from '../../../platform/db/database.ts';
import { findKnownSounds } from '../../history/index.ts';

/** Speech of this server that was found in a recording. */
export interface FoundSound {
  historyItemId: string;
  workspaceId: string;
  madeAt: Date;
  spans: FoundStretch[];
}

/** Whoever has the words of a stretch in common with speech that was kept here. */
export async function recognizeSounds(
  db: Database,
  { words, keys }: { words: Uint32Array; keys: readonly number[] },
): Promise<FoundSound[]> {
  if (keys.length === 0) return [];
  const candidates = await findKnownSounds(db, keys);
  return candidates
    .map(({ words: known, ...sound }) => ({ ...sound, spans: findStretches(words, known) }))
    .filter(({ spans }) => spans.length > 0);
}
