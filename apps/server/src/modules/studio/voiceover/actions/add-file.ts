import { measure } from '@mynah/audio';
import { voiceoverLimits } from '@mynah/contract/studio/voiceover';
import type { UploadedFile } from '@mynah/contract/uploads';
import { dropUnwritten } from '../../../../platform/blobs/drop-unwritten.ts';
import { fetchBlob, storeFile } from '../../../../platform/blobs/file-blobs.ts';
import { Failure } from '../../../../platform/errors/index.ts';
import { newId } from '../../../../platform/ids/new-id.ts';
import { decodeMedia, lookAtMedia, mediaTypeOf } from '../../../../platform/media/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findHistoryItem } from '../../../history/index.ts';
import { insertFile, listFiles } from '../voiceovers.store.ts';
import type { VoiceoverFileRow } from '../voiceovers.tables.ts';

interface OfProject {
  id: string;
  workspaceId: string;
}

/** A file on disk, as it was called. */
interface BroughtFile {
  path: string;
  name: string;
}

/** What somebody uploads. @throws Failure `invalid_audio`, `audio_too_long`, `disk_full`, `unprocessable` */
export const addUpload = (
  platform: Platform,
  project: OfProject,
  file: UploadedFile,
  signal: AbortSignal,
): Promise<VoiceoverFileRow> =>
  addFile(platform, project, { path: file.path, name: file.fileName || 'Audio' }, signal);

/** Something that was made before: a copy, which stays when the history is emptied. @throws Failure `history_item_not_found` */
export async function addHistoryItem(
  platform: Platform,
  project: OfProject,
  historyItemId: string,
  signal: AbortSignal,
): Promise<VoiceoverFileRow> {
  const item = await findHistoryItem(platform.db, project.workspaceId, historyItemId);
  if (!item) throw new Failure('history_item_not_found', 'History item not found in this workspace.');
  const file = await fetchBlob(platform, item.audioBlob, signal);
  try {
    const name = item.text?.slice(0, 100).trim() || 'Audio';
    return await addFile(platform, project, { path: file.path, name }, signal);
  } finally {
    await file.remove();
  }
}

async function addFile(
  platform: Platform,
  project: OfProject,
  { path, name }: BroughtFile,
  signal: AbortSignal,
): Promise<VoiceoverFileRow> {
  if ((await listFiles(platform.db, project)).length >= voiceoverLimits.files)
    throw new Failure('unprocessable', `A voiceover can have ${voiceoverLimits.files} files.`, {
      loc: ['body', 'file'],
    });
  const facts = await lookAt(platform, path, signal);
  const id = newId();
  const { key, sizeBytes } = await storeFile(platform.blobs, { path, of: id }, signal);
  try {
    const { workspaceId } = project;
    const row = { ...facts, id, projectId: project.id, workspaceId, name, blob: key, sizeBytes };
    return await insertFile(platform.db, row);
  } catch (cause) {
    await dropUnwritten(platform, [key], cause);
    throw cause;
  }
}

const waveformBuckets = 800;
/** Enough for a picture of it. */
const peakRateHz = 8_000;

type Facts = Pick<VoiceoverFileRow, 'kind' | 'contentType' | 'durationMs' | 'channels' | 'peaks'>;

async function lookAt(platform: Platform, path: string, signal: AbortSignal): Promise<Facts> {
  const media = await lookAtMedia(platform, { path }, signal);
  const contentType = mediaTypeOf(media);
  const kind = media.picture ? 'film' : 'sound';
  if (!media.sound) {
    if (!media.picture || media.durationMs === undefined)
      throw new Failure('invalid_audio', 'There’s no sound in the file.');
    return { kind, contentType, durationMs: media.durationMs, channels: 0, peaks: null };
  }
  let samples = 0;
  const sound = (async function* () {
    const reading = { sampleRateHz: peakRateHz, channels: 1, keepsTime: true, signal };
    for await (const block of decodeMedia(platform, { path }, reading)) {
      samples += block.length;
      yield block;
    }
  })();
  const peaks = await measure.gatherPeaks(sound, waveformBuckets);
  const heardMs = (samples / peakRateHz) * 1000;
  // a picture may go on behind its sound
  const durationMs = media.picture ? Math.max(heardMs, media.durationMs ?? 0) : heardMs;
  return { kind, contentType, durationMs, channels: media.sound.channels > 1 ? 2 : 1, peaks };
}
