import { mayCloneProfessionally, plans } from '@mynah/contract';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { subscriptions } from '../../../billing/index.ts';
import { countVoiceEdit, requireProfessionalSlot } from '../../limits/index.ts';
import { createVoice } from '../../registry/index.ts';
import type { GivenWords } from '../../registry/voices.tables.ts';
import { flagNames, requireVoicePrintsAllowed } from '../../safety/index.ts';
import { insertTraining } from '../professional.store.ts';

type NewProfessionalVoice = GivenWords & { language: string };

/**
 * A voice that has a name and no sound yet.
 * @throws Failure `can_not_use_professional_voice_cloning`, `professional_voice_limit_reached`,
 * `voice_add_edit_limit_reached`, `restricted_region`
 */
export async function createProfessionalVoice(
  platform: Platform,
  actor: Actor,
  { language, ...words }: NewProfessionalVoice,
): Promise<string> {
  await requireVoicePrintsAllowed(platform, actor);
  const extraSlots = await requireProfessionalPlan(platform, actor);
  const voiceId = newId();
  const { workspaceId } = actor;
  const now = platform.clock.now();
  await platform.db.transaction(async (transaction) => {
    await requireProfessionalSlot(transaction, actor, extraSlots);
    await countVoiceEdit(transaction, actor, { voiceId, kind: 'add', now });
    await createVoice(platform, transaction, actor, {
      ...words,
      ...unspoken(language),
      id: voiceId,
      category: 'professional',
      requiresVerification: true,
    });
    await insertTraining(transaction, { voiceId, workspaceId, language });
    await flagNames(platform, transaction, { ...words, id: voiceId, workspaceId, isVerified: false });
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
  const extraSlots = await subscriptions.extraProfessionalVoices(platform, workspaceId);
  if (mayCloneProfessionally(tier, extraSlots)) return extraSlots;
  throw new Failure(
    'can_not_use_professional_voice_cloning',
    `The ${plans[tier].displayName} plan doesn’t include professional voices. Upgrade to Creator or higher.`,
  );
}
