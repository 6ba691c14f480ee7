import { Failure } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { SettledVoice } from '../registry/index.ts';
import { asOriginal } from './copied-voice.ts';
import { findOriginals } from './originals.store.ts';

/** What holds for whoever speaks with a voice that belongs to somebody else. */
export interface VoiceTerms {
  /** The owner's voice. */
  sharedVoiceId: string;
  /** Multiplies the credits (VOI-089). */
  rate: number;
  /** Texts are looked at before they are spoken. */
  isModerated: boolean;
}

export interface SpokenVoice {
  voice: SettledVoice;
  /** Absent: a voice of the workspace's own, or a default one. Voices of the house have them, so that uses are counted. */
  terms?: VoiceTerms;
}

/**
 * Who says it: a copy speaks as its original does now, on the terms of the original's owner.
 * @throws Failure `voice_disabled`, `free_users_not_allowed`
 */
export async function speakAsOriginal(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { workspaceId, tier }: Pick<Actor, 'workspaceId' | 'tier'>,
  voice: SettledVoice,
): Promise<SpokenVoice> {
  if (voice.isHouse) return { voice, terms: { sharedVoiceId: voice.rowId, rate: 1, isModerated: false } };
  if (voice.sourceVoiceId === null) return { voice };
  const original = (await findOriginals(db, [voice.rowId], clock.now())).get(voice.rowId);
  if (!original?.isUsable) {
    throw new Failure('voice_disabled', `The owner of ${voice.name} no longer shares it.`, {
      data: { param: 'voice_id' },
    });
  }
  const { shared } = original;
  if (tier === 'free' && !shared.freeUsersAllowed) throw notForFree(voice.name);
  const spoken = asOriginal(voice, original.voice);
  // the owner may have joined this workspace: nobody pays themselves
  if (shared.workspaceId === workspaceId) return { voice: spoken };
  const terms = {
    sharedVoiceId: shared.voiceId,
    rate: shared.customRate ?? 1,
    isModerated: shared.hasLiveModeration,
  };
  return { voice: spoken, terms };
}

export const notForFree = (name: string): Failure =>
  new Failure('free_users_not_allowed', `The owner of ${name} only lets paid plans use it.`, {
    data: { param: 'voice_id' },
  });
