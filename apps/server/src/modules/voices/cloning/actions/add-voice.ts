import type { UploadedFile } from '@mynah/contract/uploads';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { countVoiceEdit, requireVoiceRoom, requireVoiceSlot } from '../../limits/index.ts';
import { createVoice } from '../../registry/index.ts';
import type { GivenWords } from '../../registry/voices.tables.ts';
import { flagNames, requireVoicePrintsAllowed } from '../../safety/index.ts';
import { dropSamples, insertSamples } from '../../samples/index.ts';
import { findBaseVoice } from '../base-voice.ts';
import { beginRefining } from '../begin-refining.ts';
import { cloneAtOnce, type FirstClone } from '../clone-at-once.ts';
import { insertConsent } from '../cloning.store.ts';
import { consentOf } from '../consent-of.ts';

interface AddedVoice {
  voiceId: string;
  /** It speaks once its owner was verified. */
  requiresVerification: boolean;
}

interface NewVoiceOrder {
  words: GivenWords;
  files: readonly UploadedFile[];
  removeBackgroundNoise: boolean;
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
  const { files, words, removeBackgroundNoise } = order;
  const { labels } = words;
  const sound = { workspaceId: actor.workspaceId, voiceId, files, labels, removeBackgroundNoise };
  const clone = await cloneAtOnce(platform, sound, signal);
  try {
    const requiresVerification = await persistVoice(platform, actor, { voiceId, order, clone });
    return { voiceId, requiresVerification };
  } catch (cause) {
    await dropSamples(platform, clone.samples, cause);
    throw cause;
  }
}

function requireAllowed({ tier, kind }: Actor, { consent }: NewVoiceOrder): void {
  if (tier === 'free') {
    throw new Failure('can_not_use_instant_voice_cloning', 'The Free plan doesn’t include voice cloning.');
  }
  if (kind === 'session' && !consent) {
    const data = { param: 'consent' };
    throw new Failure('voice_consent_required', 'Confirm that you have the right to clone this voice.', {
      data,
    });
  }
}

interface NewClone {
  voiceId: string;
  order: NewVoiceOrder;
  clone: FirstClone;
}

/** Voice, recordings, consent and the work of refining, in one transaction; true when it must be verified. */
async function persistVoice(platform: Platform, actor: Actor, kept: NewClone): Promise<boolean> {
  const { voiceId, order, clone } = kept;
  const { workspaceId } = actor;
  const now = platform.clock.now();
  const { definition } = clone.step;
  const base = findBaseVoice(platform, definition);
  const { words } = order;
  const consent = await consentOf(platform, actor, {
    voiceId,
    voiceName: words.name,
    samples: clone.samples,
  });
  return platform.db.transaction(async (transaction) => {
    await requireVoiceSlot(transaction, actor);
    await countVoiceEdit(transaction, actor, { voiceId, kind: 'add', now });
    const voice = { ...words, ...base, definition, id: voiceId, category: 'cloned' as const };
    await createVoice(platform, transaction, actor, voice);
    await insertSamples(transaction, clone.samples);
    await insertConsent(transaction, consent);
    await beginRefining(platform, transaction, { workspaceId, voiceId, clone });
    return flagNames(platform, transaction, { ...words, id: voiceId, workspaceId, isVerified: false });
  });
}
