import type { UploadedFile } from '@mynah/contract/uploads';
import type { LibraryVoice } from '@mynah/contract/voices/voice-library';
import { inArray } from 'drizzle-orm';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { openMedia } from '../../../../platform/media/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { measureSpeaker, readSound } from '../../../../platform/speaker-embedding/index.ts';
import { voices } from '../../registry/voices.tables.ts';
import { toLibraryDefault } from '../library.view.ts';
import { findPublished } from '../library-search.store.ts';
import { listNearestVoices } from '../nearest-voices.ts';
import { describeShared } from './list-library.ts';

interface SimilarOrder {
  audioFile?: UploadedFile;
  /** Distance of the voices, 0 to 2: smaller is more alike. */
  similarityThreshold?: number;
  topK?: number;
}

const usualCount = 10;
const leastMs = 1_000;

/** Voices of the library, and default ones, that sound as a recording does, the nearest first. */
export async function findSimilar(
  platform: Platform,
  actor: Actor,
  { audioFile, similarityThreshold = 2, topK = usualCount }: SimilarOrder,
  signal: AbortSignal,
): Promise<LibraryVoice[]> {
  if (!audioFile) {
    throw new Failure('invalid_request', 'Send a recording of the voice.', { data: { param: 'audio_file' } });
  }
  await openMedia(platform, { path: audioFile.path }, { signal, leastMs });
  const samples = await readSound(platform, audioFile.path, signal);
  const heard = await measureSpeaker(platform, samples, { caller: actor.workspaceId, signal });
  if (!heard) {
    const data = { param: 'audio_file' };
    throw new Failure('invalid_audio', 'There’s no speech in the recording.', { data });
  }
  const nearest = (await listNearestVoices(platform, heard))
    .filter(({ distance }) => distance <= similarityThreshold)
    .slice(0, topK);
  return describeNearest(
    platform,
    actor,
    nearest.map(({ voiceId }) => voiceId),
  );
}

async function describeNearest(
  platform: Platform,
  actor: Actor,
  ids: readonly string[],
): Promise<LibraryVoice[]> {
  const published = await findPublished(platform.db, ids);
  const shared = await describeShared(platform, actor, [...published.values()]);
  const defaultIds = ids.filter((id) => !published.has(id));
  const defaults = await platform.db.select().from(voices).where(inArray(voices.id, defaultIds));
  const options = {
    publicUrl: platform.publicUrl(),
    marks: { added: new Set<string>(), bookmarked: new Set<string>() },
  };
  const all = [...shared, ...defaults.map((voice) => toLibraryDefault(voice, options))];
  const byId = new Map(all.map((voice) => [voice.voice_id, voice]));
  return ids.map((id) => byId.get(id)).filter((voice) => voice !== undefined);
}
