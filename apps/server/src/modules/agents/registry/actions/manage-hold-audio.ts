import { holdAudioLimits } from '@mynah/contract/agents/registry/hold-audio';
import { dropUnwritten } from '../../../../platform/blobs/drop-unwritten.ts';
import { storeFile } from '../../../../platform/blobs/file-blobs.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import { measureDuration, mediaTypeOf, openMedia } from '../../../../platform/media/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { AgentConfig } from '../agents.tables.ts';
import { findDraft, upsertDraft } from '../branches.store.ts';
import { insertHoldAudio } from '../hold-audio.store.ts';
import { changeAgent, withChange } from './change-agent.ts';
import type { FoundAgent } from './find-agent.ts';
import { requireCommitter } from './require-committer.ts';

type HoldAudio = NonNullable<AgentConfig['platform_settings']['queueing_config']['hold_audio']>;

interface GivenFile {
  path: string;
  fileName: string;
  sizeBytes: number;
}

/**
 * What callers hear who wait, from the next version of main on, and in what its sender has not published yet.
 * @throws Failure `unprocessable`, `invalid_audio`, `audio_too_short`, `audio_too_long`
 */
export async function setHoldAudio(
  platform: Platform,
  actor: Actor,
  agentId: string,
  file: GivenFile,
  signal: AbortSignal,
): Promise<HoldAudio> {
  const found = await requireCommitter(platform, actor, { agentId });
  if (file.sizeBytes > holdAudioLimits.bytes)
    throw new Failure('unprocessable', 'Hold audio can have 20 MB. Choose a smaller file.', {
      loc: ['body', 'hold_audio_file'],
    });
  const media = await openMedia(platform, file, { signal, mostMs: holdAudioLimits.ms });
  const durationMs = media.durationMs ?? (await measureDuration(platform, file, signal));
  const { key: blob, sizeBytes } = await storeFile(platform.blobs, { path: file.path, of: agentId }, signal);
  const { workspaceId } = found.agent;
  const row = {
    id: newId('agthold_'),
    workspaceId,
    agentId,
    blob,
    contentType: mediaTypeOf(media),
    sizeBytes,
  };
  try {
    await insertHoldAudio(platform.db, { ...row, createdAt: platform.clock.now() });
  } catch (cause) {
    await dropUnwritten(platform, [blob], cause);
    throw cause;
  }
  const path = `/v1/convai/agents/${agentId}/hold-audio/${row.id}`;
  const holdAudio = {
    audio_path: row.id,
    audio_url: new URL(path, platform.publicUrl()).href,
    original_filename: file.fileName,
    duration_secs: durationMs / 1000,
    size_bytes: sizeBytes,
  };
  await setEverywhere(platform, actor, found, holdAudio);
  return holdAudio;
}

export async function removeHoldAudio(platform: Platform, actor: Actor, agentId: string): Promise<void> {
  await setEverywhere(platform, actor, await requireCommitter(platform, actor, { agentId }), null);
}

/** On main, and in the draft of who sets it. */
async function setEverywhere(
  platform: Platform,
  actor: Actor,
  { agent, branch }: FoundAgent,
  holdAudio: HoldAudio | null,
): Promise<void> {
  const change = { platformSettings: { queueing_config: { hold_audio: holdAudio } } };
  const draft = await findDraft(platform.db, branch, actor.userId);
  const changed = await changeAgent(platform, actor, { agentId: agent.id, ...change });
  if (!draft) return;
  const base = draft.base === branch.head ? changed.branch.head : draft.base;
  await upsertDraft(platform.db, { ...draft, base, config: withChange(draft.config, change) });
}
