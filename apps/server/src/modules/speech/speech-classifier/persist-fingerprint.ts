import { decode, joinSamples, type OutputFormatName, outputFormat } from '@mynah/audio';
import { longestFingerprintMs, takeFingerprint } from '@mynah/audio/fingerprint';
import { findFfmpeg } from '../../../platform/ffmpeg/find-ffmpeg.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addFingerprint, findHistoryItem } from '../../history/index.ts';

/**
 * Takes the fingerprint of speech that was just kept. It is read from the file, after the answer: who waits for the
 * first sound does not wait for this.
 */
export async function persistFingerprint(
  platform: Platform,
  { workspaceId, historyItemId }: { workspaceId: string; historyItemId: string },
): Promise<void> {
  const item = await findHistoryItem(platform.db, workspaceId, historyItemId);
  if (!item || (await platform.blobs.size(item.audioBlob)) === undefined) return;
  const format = outputFormat(item.outputFormat as OutputFormatName);
  const ffmpegPath = findFfmpeg(platform);
  // opus cannot be read without it; the watermark is still in it
  if (format.codec === 'opus' && !ffmpegPath) return;
  const samples = await readSound(
    decode.decodeStream(await platform.blobs.stream(item.audioBlob), format, { ffmpegPath }),
    (longestFingerprintMs / 1000) * format.sampleRateHz,
  );
  const fingerprint = await takeFingerprint(samples, format.sampleRateHz);
  if (fingerprint.keys.length > 0)
    await addFingerprint(platform.db, { historyItemId, createdAt: item.createdAt }, fingerprint);
}

async function readSound(blocks: AsyncIterable<Float32Array>, most: number): Promise<Float32Array> {
  const parts: Float32Array[] = [];
  let length = 0;
  for await (const block of blocks) {
    parts.push(block);
    length += block.length;
    if (length >= most) break;
  }
  return joinSamples(parts);
}
