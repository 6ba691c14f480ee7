import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { unpackSpeaker } from '../../../platform/speaker-embedding/index.ts';
import { findVisibleVoice } from '../../voices/catalog/index.ts';
import { listNearestVoices } from '../../voices/library/index.ts';
import { previewAddress } from '../../voices/previews/index.ts';
import type { DubbingRow } from '../dubbings.tables.ts';
import { speakerNotFound } from '../editing/change-source.ts';
import { listSpeakers } from '../segments.store.ts';

interface SimilarVoice {
  voice_id: string;
  name: string;
  category: string;
  description: string | null;
  preview_url: string | null;
}

const mostVoices = 10;

/** Voices that come near to a speaker; none before the speaker was heard. @throws Failure `dubbing_speaker_not_found` */
export async function findSimilarVoices(
  platform: Platform,
  actor: Actor,
  dubbing: DubbingRow,
  speakerId: string,
): Promise<SimilarVoice[]> {
  const speaker = (await listSpeakers(platform.db, dubbing)).find(({ id }) => id === speakerId);
  if (!speaker) throw speakerNotFound();
  if (!speaker.speakerVector) return [];
  const found: SimilarVoice[] = [];
  for (const { voiceId } of await listNearestVoices(platform, unpackSpeaker(speaker.speakerVector))) {
    if (found.length === mostVoices) break;
    const voice = await findVisibleVoice(platform, actor, voiceId);
    if (!voice) continue;
    const { id, name, category, description } = voice;
    const preview_url = previewAddress(platform, id, voice);
    found.push({ voice_id: id, name, category, description, preview_url });
  }
  return found;
}
