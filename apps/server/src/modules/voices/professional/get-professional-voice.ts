import type { ResourceRole } from '@mynah/contract/workspaces/sharing';
import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getVoice, requireVoiceRole } from '../catalog/index.ts';
import type { SettledVoice } from '../registry/index.ts';
import { findSample } from '../samples/index.ts';
import type { VoiceSampleRow } from '../samples/samples.tables.ts';
import { findTraining } from './professional.store.ts';
import type { VoiceTrainingRow } from './professional.tables.ts';

export interface ProfessionalVoice {
  voice: SettledVoice;
  training: VoiceTrainingRow;
}

/**
 * A professional voice that was begun in the workspace. Its recordings are personal: who only uses the voice does not
 * get them. @throws Failure `voice_not_found`, `permission_denied`
 */
export async function getProfessionalVoice(
  platform: Platform,
  actor: Actor,
  voiceId: string,
  least: ResourceRole = 'editor',
): Promise<ProfessionalVoice> {
  const voice = await getVoice(platform, actor, voiceId);
  const key = { workspaceId: actor.workspaceId, voiceId: voice.rowId };
  const training = voice.workspaceId === null ? undefined : await findTraining(platform.db, key);
  if (!training) {
    const data = { param: 'voice_id' };
    throw new Failure('voice_not_found', `${voice.name} isn’t a professional voice of this workspace.`, {
      data,
    });
  }
  await requireVoiceRole(platform, actor, voice, least);
  return { voice, training };
}

export interface WhichSample {
  voiceId: string;
  sampleId: string;
}

/** @throws Failure `voice_not_found`, `voice_sample_not_found`, `permission_denied` */
export async function getProfessionalSample(
  platform: Platform,
  actor: Actor,
  { voiceId, sampleId }: WhichSample,
): Promise<ProfessionalVoice & { sample: VoiceSampleRow }> {
  const found = await getProfessionalVoice(platform, actor, voiceId);
  const key = { workspaceId: actor.workspaceId, voiceId: found.voice.rowId, sampleId };
  const sample = await findSample(platform.db, key);
  if (sample) return { ...found, sample };
  const data = { param: 'sample_id' };
  throw new Failure('voice_sample_not_found', 'Recording not found in this voice.', { data });
}
