import { mayCloneProfessionally, plans } from '@mynah/contract';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { extraProfessionalVoices } from '../../../billing/index.ts';
import { shareNewResource } from '../../../workspaces/sharing/index.ts';
import { countVoiceEdit, requireProfessionalSlot } from '../../cloning/voice-limits.ts';
import { flagNames } from '../../safety/flag-names.ts';
import { requireVoicePrintsAllowed } from '../../safety/voice-print-guard.ts';
import { insertVoice } from '../../voices.store.ts';
import { insertTraining } from '../professional.store.ts';

interface NewProfessionalVoice {
  name: string;
  language: string;
  description?: string;
  labels?: Record<string, string>;
}

/**
 * A voice that has a name and no sound yet.
 * @throws Failure `can_not_use_professional_voice_cloning`, `professional_voice_limit_reached`,
 * `voice_add_edit_limit_reached`, `restricted_region`
 */
export async function createProfessionalVoice(
  platform: Platform,
  actor: Actor,
  order: NewProfessionalVoice,
): Promise<string> {
  await requireVoicePrintsAllowed(platform, actor);
  const extraSlots = await requireProfessionalPlan(platform, actor);
  const voiceId = newId();
  const { workspaceId, userId } = actor;
  const now = platform.clock.now();
  await platform.db.transaction(async (transaction) => {
    await requireProfessionalSlot(transaction, actor, extraSlots);
    await countVoiceEdit(transaction, actor, { voiceId, kind: 'add', now });
    await insertVoice(transaction, {
      id: voiceId,
      workspaceId,
      creatorUserId: userId,
      name: order.name,
      description: order.description ?? null,
      category: 'professional',
      labels: order.labels ?? {},
      ...unspoken(order.language),
      requiresVerification: true,
      position: -Math.floor(now.getTime() / 1000),
      createdAt: now,
    });
    await insertTraining(transaction, { voiceId, workspaceId, language: order.language });
    await shareNewResource(transaction, actor, { type: 'voice', id: voiceId });
    const { name, description } = order;
    await flagNames(platform, transaction, {
      id: voiceId,
      workspaceId,
      name,
      description,
      isVerified: false,
    });
    const payload = { voice_id: voiceId, category: 'professional' };
    await platform.events.append(transaction, { name: 'voice.created', workspaceId, payload });
  });
  return voiceId;
}

/** No engine knows the voice before it was trained. */
const unspoken = (language: string) => ({
  engine: '',
  engineVoice: '',
  language,
  languages: [language.split('-')[0]!.toLowerCase()],
  previewText: '',
});

/** BIL-055. @returns the slots beside the plan's. @throws Failure `can_not_use_professional_voice_cloning` */
export async function requireProfessionalPlan(
  platform: Platform,
  { tier, workspaceId }: Pick<Actor, 'tier' | 'workspaceId'>,
): Promise<number> {
  const extraSlots = await extraProfessionalVoices(platform, workspaceId);
  if (mayCloneProfessionally(tier, extraSlots)) return extraSlots;
  throw new Failure(
    'can_not_use_professional_voice_cloning',
    `The plan ${plans[tier].displayName} has no professional voices. Choose Creator or a larger plan.`,
  );
}
