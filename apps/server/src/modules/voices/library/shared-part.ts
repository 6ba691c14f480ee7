import { eq, inArray, isNotNull, not, type SQL, sql } from 'drizzle-orm';
import type { VoicePart } from '../catalog/index.ts';
import { voices } from '../registry/voices.tables.ts';
import { withdrawVoice } from './kept-for-copies.ts';
import { sharedVoices } from './library.tables.ts';
import { isNoDeadCopy } from './originals.store.ts';
import { readSharing } from './read-sharing.ts';

/** How a voice is shared beyond its workspace, or what it is a copy of. */
export const sharedPart: VoicePart = {
  describe: async (platform, _, described) => {
    const read = await readSharing(platform, described);
    return new Map(
      [...read].map(([id, { sharing, previewUrl }]) => [
        id,
        // the public one, where everybody hears it
        { sharing, ...(previewUrl !== null && { preview_url: previewUrl }) },
      ]),
    );
  },
  /** What the owner of a voice of the library asks for, own voices and copies alike. */
  filter: ({ minNoticePeriodDays = 0, includeCustomRates, includeLiveModerated }, { now }) => [
    isNoDeadCopy(now),
    minNoticePeriodDays > 0
      ? isShared(sql`${sharedVoices.noticePeriodDays} >= ${minNoticePeriodDays}`)
      : undefined,
    includeCustomRates === false ? not(isShared(isNotNull(sharedVoices.customRate))) : undefined,
    includeLiveModerated === false ? not(isShared(eq(sharedVoices.hasLiveModeration, true))) : undefined,
  ],
  listBlobs: async (db, voiceIds) => {
    const rows = await db
      .select({ blob: sharedVoices.previewBlob })
      .from(sharedVoices)
      .where(inArray(sharedVoices.voiceId, [...voiceIds]));
    return rows.flatMap(({ blob }) => blob ?? []);
  },
  withdraw: async (platform, transaction, voice) => {
    await withdrawVoice(platform, transaction, voice);
    return undefined;
  },
};

const isShared = (on: SQL): SQL => sql`exists (select 1 from ${sharedVoices}
  where ${sharedVoices.voiceId} = coalesce(${voices.sourceVoiceId}, ${voices.id}) and ${on})`;
