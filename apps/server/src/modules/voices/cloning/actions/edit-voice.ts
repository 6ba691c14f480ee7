import type { UploadedFile } from '@mynah/contract/uploads';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { getVoice } from '../../actions/get-voice.ts';
import { requireVoiceRole } from '../../require-voice-role.ts';
import { insertSamples, listSamples } from '../../samples/samples.store.ts';
import { changeSound, changeVoice, type SettledVoice } from '../../voices.store.ts';
import { beginRefining, cloneAtOnce, dropSamples, type FirstClone } from '../clone-at-once.ts';
import { insertConsent } from '../cloning.store.ts';
import { consentOf } from '../consent-of.ts';
import { countVoiceEdit } from '../voice-limits.ts';

interface VoiceChange {
  voiceId: string;
  name: string;
  /** What is undefined stays. */
  description: string | undefined;
  labels: Record<string, string> | undefined;
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
  const clone = await cloneAnew(platform, voice, change, signal);
  try {
    await keepChange(platform, actor, { voiceId: voice.rowId, change, clone });
  } catch (cause) {
    if (clone) await dropSamples(platform, clone.samples);
    throw cause;
  }
}

async function cloneAnew(
  platform: Platform,
  { rowId: voiceId, workspaceId }: SettledVoice,
  { files, removeBackgroundNoise }: VoiceChange,
  signal: AbortSignal,
): Promise<FirstClone | undefined> {
  if (files.length === 0 || workspaceId === null) return undefined;
  const before = await listSamples(platform.db, workspaceId, voiceId);
  return cloneAtOnce(platform, { workspaceId, voiceId, files, before, removeBackgroundNoise }, signal);
}

async function keepChange(
  platform: Platform,
  actor: Actor,
  { voiceId, change, clone }: { voiceId: string; change: VoiceChange; clone: FirstClone | undefined },
): Promise<void> {
  const { workspaceId } = actor;
  const { name, description, labels } = change;
  const now = platform.clock.now();
  const key = { workspaceId, id: voiceId };
  // what is added has the yes of who adds it
  const consent =
    clone && (await consentOf(platform, actor, { voiceId, voiceName: name, samples: clone.samples }));
  const formerPreview = await platform.db.transaction(async (transaction) => {
    await countVoiceEdit(transaction, actor, { voiceId, kind: 'edit', now });
    await changeVoice(transaction, key, { name, description, labels });
    const former = clone && (await changeSound(transaction, key, { definition: clone.step.definition }));
    if (clone) {
      await insertSamples(transaction, clone.samples);
      if (consent) await insertConsent(transaction, consent);
      await beginRefining(platform, transaction, { workspaceId, voiceId, clone });
    }
    const payload = { voice_id: voiceId };
    await platform.events.append(transaction, { name: 'voice.edited', workspaceId, payload });
    return former;
  });
  if (formerPreview) await platform.blobs.remove(formerPreview);
}
