import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/database.ts';
import { listSettled, type SettledVoice, type VoiceReader } from '../registry/index.ts';
import { voices } from '../registry/voices.tables.ts';

/** The reader's copy of a voice of the library; programs speak by the library's own id. */
export async function findCopyOf(
  db: Queryable,
  reader: VoiceReader,
  sourceVoiceId: string,
): Promise<SettledVoice | undefined> {
  const where = eq(voices.sourceVoiceId, sourceVoiceId);
  const [copy] = await listSettled(db, reader, { where, orderBy: [voices.createdAt], limit: 1 });
  return copy;
}
