import type { UploadedFile } from '@mynah/contract/uploads';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { getVoice } from '../../actions/get-voice.ts';
import { requireVoiceRole } from '../../require-voice-role.ts';
import { insertSamples, listSamples } from '../../samples/samples.store.ts';
import { changeVoice, type SettledVoice } from '../../voices.store.ts';
import { beginRefining, cloneAtOnce, dropSamples, type FirstClone } from '../clone-at-once.ts';
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
  requireOwnSound(voice, change);
  const clone = await cloneAnew(platform, voice, change, signal);
  try {
    await keepChange(platform, actor, { voiceId: voice.rowId, change, clone });
  } catch (cause) {
    if (clone) await dropSamples(platform, clone.samples);
    throw cause;
  }
}

/** @throws Failure `conflict` for a voice of the library: only its owner changes how it sounds */
function requireOwnSound({ sourceVoiceId, name }: SettledVoice, { files }: VoiceChange): void {
  if (sourceVoiceId === null || files.length === 0) return;
  throw new Failure('conflict', `${name} comes from the library: only its owner adds recordings to it.`);
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
  await platform.db.transaction(async (transaction) => {
    await countVoiceEdit(transaction, actor, { voiceId, kind: 'edit', now });
    // what was spoken as a preview is the former voice
    const newVoice = clone && { definition: clone.step.definition, previewBlob: null, speakerVector: null };
    await changeVoice(transaction, { workspaceId, id: voiceId }, { name, description, labels, ...newVoice });
    if (clone) {
      await insertSamples(transaction, clone.samples);
      await beginRefining(platform, transaction, { workspaceId, voiceId, clone });
    }
    const payload = { voice_id: voiceId };
    await platform.events.append(transaction, { name: 'voice.edited', workspaceId, payload });
  });
}
