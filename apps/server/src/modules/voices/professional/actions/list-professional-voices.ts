import { mayCloneProfessionally, professionalVoiceLimit } from '@mynah/contract';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { subscriptions } from '../../../billing/index.ts';
import { voiceReader } from '../../registry/index.ts';
import { listSamplesOf } from '../../samples/index.ts';
import { countProfessionalVoices, listProfessionalVoices, listTrainings } from '../professional.store.ts';
import { toProfessionalVoice } from '../professional.view.ts';

/** The caller's professional voices, and how many the plan has room for (BIL-055, BIL-056). */
export async function listOwnProfessionalVoices(platform: Platform, actor: Actor) {
  const { db, clock } = platform;
  const { workspaceId, tier } = actor;
  const voices = await listProfessionalVoices(db, await voiceReader(platform, actor));
  const ids = voices.map(({ rowId }) => rowId);
  const trainings = await listTrainings(db, workspaceId, ids);
  const samples = await listSamplesOf(db, { workspaceId }, ids);
  const now = clock.now();
  const extraSlots = await subscriptions.extraProfessionalVoices(platform, workspaceId);
  const { all: slotsUsed } = await countProfessionalVoices(db, actor);
  return {
    voices: voices.flatMap((voice) => {
      const training = trainings.get(voice.rowId);
      if (!training) return [];
      return [toProfessionalVoice({ voice, training, samples: samples.get(voice.rowId) ?? [], now })];
    }),
    is_allowed: mayCloneProfessionally(tier, extraSlots),
    slots_used: slotsUsed,
    slots: professionalVoiceLimit(tier, extraSlots),
    extra_slots: extraSlots,
  };
}
