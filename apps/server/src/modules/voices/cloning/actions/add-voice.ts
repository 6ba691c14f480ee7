import type { UploadedFile } from '@mynah/contract/uploads';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { shareNewResource } from '../../../workspaces/sharing/index.ts';
import { findBaseVoice } from '../../base-voice.ts';
import { flagNames } from '../../safety/flag-names.ts';
import { requireVoicePrintsAllowed } from '../../safety/voice-print-guard.ts';
import { insertSamples } from '../../samples/samples.store.ts';
import { insertVoice } from '../../voices.store.ts';
import { beginRefining, cloneAtOnce, dropSamples, type FirstClone } from '../clone-at-once.ts';
import { insertConsent } from '../cloning.store.ts';
import { consentOf } from '../consent-of.ts';
import { countVoiceEdit, requireVoiceRoom, requireVoiceSlot } from '../voice-limits.ts';

interface AddedVoice {
  voiceId: string;
  /** It speaks once its owner was verified. */
  requiresVerification: boolean;
}

interface NewVoiceOrder {
  name: string;
  files: readonly UploadedFile[];
  removeBackgroundNoise: boolean;
  description?: string;
  labels?: Record<string, string>;
  /** The box of the form; a program's call is the consent of whoever holds its key. */
  consent: boolean;
}

/**
 * Makes a voice of recordings: usable when this returns, refined in the background.
 * @throws Failure `can_not_use_instant_voice_cloning`, `voice_consent_required`, `voice_limit_reached`, `restricted_region`,
 * `voice_add_edit_limit_reached`, and as `cloneAtOnce`
 */
export async function addVoice(
  platform: Platform,
  actor: Actor,
  order: NewVoiceOrder,
  signal: AbortSignal,
): Promise<AddedVoice> {
  requireAllowed(actor, order);
  await requireVoicePrintsAllowed(platform, actor);
  await requireVoiceRoom(platform, actor);
  const voiceId = newId();
  const { files, labels, removeBackgroundNoise } = order;
  const sound = { workspaceId: actor.workspaceId, voiceId, files, labels, removeBackgroundNoise };
  const clone = await cloneAtOnce(platform, sound, signal);
  try {
    const requiresVerification = await keepVoice(platform, actor, { voiceId, order, clone });
    return { voiceId, requiresVerification };
  } catch (cause) {
    await dropSamples(platform, clone.samples, cause);
    throw cause;
  }
}

function requireAllowed({ tier, kind }: Actor, { consent }: NewVoiceOrder): void {
  if (tier === 'free') {
    throw new Failure('can_not_use_instant_voice_cloning', 'The plan Free has no voice cloning.');
  }
  if (kind === 'session' && !consent) {
    const data = { param: 'consent' };
    throw new Failure('voice_consent_required', 'Confirm that you may clone this voice.', { data });
  }
}

interface KeptVoice {
  voiceId: string;
  order: NewVoiceOrder;
  clone: FirstClone;
}

/** Voice, recordings, consent and the job of refining, in one transaction; true when it must be verified. */
async function keepVoice(platform: Platform, actor: Actor, kept: KeptVoice): Promise<boolean> {
  const { voiceId, order, clone } = kept;
  const { workspaceId, userId } = actor;
  const now = platform.clock.now();
  const { definition } = clone.step;
  const base = findBaseVoice(platform, definition);
  const { name: voiceName } = order;
  const consent = await consentOf(platform, actor, { voiceId, voiceName, samples: clone.samples });
  return platform.db.transaction(async (transaction) => {
    await requireVoiceSlot(transaction, actor);
    await countVoiceEdit(transaction, actor, { voiceId, kind: 'add', now });
    await insertVoice(transaction, {
      id: voiceId,
      workspaceId,
      creatorUserId: userId,
      name: order.name,
      description: order.description ?? null,
      category: 'cloned',
      labels: order.labels ?? {},
      ...base,
      definition,
      position: -Math.floor(now.getTime() / 1000),
      createdAt: now,
    });
    await insertSamples(transaction, clone.samples);
    await insertConsent(transaction, consent);
    await shareNewResource(transaction, actor, { type: 'voice', id: voiceId });
    await beginRefining(platform, transaction, { workspaceId, voiceId, clone });
    const payload = { voice_id: voiceId, category: 'cloned' };
    await platform.events.append(transaction, { name: 'voice.created', workspaceId, payload });
    const { name, description } = order;
    return flagNames(platform, transaction, {
      id: voiceId,
      workspaceId,
      name,
      description,
      isVerified: false,
    });
  });
}
