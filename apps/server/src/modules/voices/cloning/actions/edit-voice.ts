import type { UploadedFile } from '@mynah/contract/uploads';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { getVoice, requireVoiceRole } from '../../catalog/index.ts';
import { countVoiceEdit } from '../../limits/index.ts';
import { changeSound, changeVoice, type SettledVoice } from '../../registry/index.ts';
import type { GivenWords } from '../../registry/voices.tables.ts';
import { flagNames, requireVoicePrintsAllowed } from '../../safety/index.ts';
import { dropSamples, insertSamples, listSamples } from '../../samples/index.ts';
import { beginRefining } from '../begin-refining.ts';
import { cloneAtOnce, type FirstClone } from '../clone-at-once.ts';
import { insertConsent } from '../cloning.store.ts';
import { consentOf } from '../consent-of.ts';

interface VoiceChange {
  voiceId: string;
  /** What is undefined stays. */
  words: GivenWords;
  files: readonly UploadedFile[];
  removeBackgroundNoise: boolean;
}

/**
 * Changes what a voice is called; with new recordings, which are added to the ones it has, it is cloned anew.
 * @throws Failure `permission_denied`, `voice_add_edit_limit_reached`, and as `cloneAtOnce`
 */
export async function editVoice(
  platform: Platform,
  actor: Actor,
  change: VoiceChange,
  signal: AbortSignal,
): Promise<void> {
  const voice = await getVoice(platform, actor, change.voiceId);
  await requireVoiceRole(platform, actor, voice, 'editor');
  requireOwnSound(voice, change);
  const clone = await cloneAnew(platform, actor, { voice, change }, signal);
  try {
    await persistChange(platform, actor, { voice, change, clone });
  } catch (cause) {
    if (clone) await dropSamples(platform, clone.samples, cause);
    throw cause;
  }
}

/**
 * @throws Failure `conflict` for a voice of the library: only its owner changes how it sounds; `invalid_request` for a
 * professional one, which is trained and not cloned anew
 */
function requireOwnSound({ sourceVoiceId, category, name }: SettledVoice, { files }: VoiceChange): void {
  if (files.length === 0) return;
  if (sourceVoiceId !== null) {
    throw new Failure('conflict', `${name} comes from the library. Only its owner can add recordings.`);
  }
  if (category !== 'professional') return;
  const way = 'POST /v1/voices/pvc/{voice_id}/samples';
  throw new Failure('invalid_request', `${name} is a professional voice. Add recordings with ${way}.`, {
    data: { param: 'files' },
  });
}

async function cloneAnew(
  platform: Platform,
  actor: Actor,
  { voice, change }: { voice: SettledVoice; change: VoiceChange },
  signal: AbortSignal,
): Promise<FirstClone | undefined> {
  const { rowId: voiceId, workspaceId } = voice;
  const { files, words, removeBackgroundNoise } = change;
  const { labels = voice.labels } = words;
  if (files.length === 0 || workspaceId === null) return undefined;
  await requireVoicePrintsAllowed(platform, actor);
  const before = await listSamples(platform.db, workspaceId, voiceId);
  const sound = { workspaceId, voiceId, files, before, labels, removeBackgroundNoise };
  return cloneAtOnce(platform, sound, signal);
}

async function persistChange(
  platform: Platform,
  actor: Actor,
  { voice, change, clone }: { voice: SettledVoice; change: VoiceChange; clone: FirstClone | undefined },
): Promise<void> {
  const { workspaceId } = actor;
  const { rowId: voiceId } = voice;
  const { words } = change;
  const now = platform.clock.now();
  const key = { workspaceId, id: voiceId };
  // what is added has the yes of who adds it
  const consent =
    clone && (await consentOf(platform, actor, { voiceId, voiceName: words.name, samples: clone.samples }));
  const formerPreview = await platform.db.transaction(async (transaction) => {
    await countVoiceEdit(transaction, actor, { voiceId, kind: 'edit', now });
    await changeVoice(transaction, key, words);
    // whose voice it is by now has to be shown anew
    const sound = clone && { definition: clone.step.definition, speakerVector: null, verifiedAt: null };
    const former = sound && (await changeSound(transaction, key, sound));
    if (clone) {
      await insertSamples(transaction, clone.samples);
      if (consent) await insertConsent(transaction, consent);
      await beginRefining(platform, transaction, { workspaceId, voiceId, clone });
    }
    const isVerified = voice.verifiedAt !== null && !clone;
    await flagNames(platform, transaction, { ...words, id: voiceId, workspaceId, isVerified });
    const payload = { voice_id: voiceId };
    await platform.events.append(transaction, { name: 'voice.edited', workspaceId, payload });
    return former;
  });
  if (formerPreview) await platform.blobs.remove(formerPreview);
}
