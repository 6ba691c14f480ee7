import { holdAudioLimits } from '@mynah/contract/agents/registry/hold-audio-limits';
import { dropUnwritten } from '../../../../platform/blobs/drop-unwritten.ts';
import { storeFile } from '../../../../platform/blobs/file-blobs.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Actor } from '../../../../platform/http/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import { measureDuration, mediaTypeOf, openMedia } from '../../../../platform/media/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { AgentConfig } from '../agents.tables.ts';
import { insertHoldAudio } from '../hold-audio.store.ts';
import { withHoldAudio } from '../with-hold-audio.ts';
import { changeAtOnce } from './change-at-once.ts';
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
    throw new Failure('unprocessable', 'Hold audio can have 40 MB. Choose a smaller file.', {
      loc: ['body', 'hold_audio_file'],
    });
  const media = await openMedia(platform, file, { signal, mostMs: holdAudioLimits.ms });
  const durationMs = media.durationMs ?? (await measureDuration(platform, file, signal));
  if (durationMs > holdAudioLimits.ms)
    throw new Failure('audio_too_long', 'Hold audio can be three minutes long. Choose a shorter file.');
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
  await changeHoldAudio(platform, actor, found, holdAudio);
  return holdAudio;
}

/** Callers hear a tone from now on. */
export async function removeHoldAudio(platform: Platform, actor: Actor, agentId: string): Promise<void> {
  await changeHoldAudio(platform, actor, await requireCommitter(platform, actor, { agentId }), null);
}

const changeHoldAudio = (
  platform: Platform,
  actor: Actor,
  found: FoundAgent,
  holdAudio: HoldAudio | null,
): Promise<void> =>
  changeAtOnce(platform, actor, found, (config) => ({
    ...config,
    platform_settings: withHoldAudio(config.platform_settings, holdAudio),
  }));
