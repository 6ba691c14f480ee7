import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { joinSamples } from '@mynah/audio';
import { Failure } from '../../../platform/errors/index.ts';
import { makeTemporaryFile } from '../../../platform/files/temporary-file.ts';
import { decodeMedia } from '../../../platform/media/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { VoiceSampleRow } from '../samples/samples.tables.ts';
import { listAttempts } from './captchas.store.ts';
import { compareSpeakers, type EngineTurn } from './speaker-similarity.ts';
import { hearingRateHz } from './transcribe-reading.ts';

/**
 * Recordings may come after the voice was verified: they must still be of whoever read the text aloud. Where a person
 * looked at papers there is no reading to compare with. @throws Failure `invalid_voice_sample`
 */
export async function requireReader(
  platform: Platform,
  { voiceId, recordings }: { voiceId: string; recordings: readonly VoiceSampleRow[] },
  turn: EngineTurn,
): Promise<void> {
  const attempts = (await listAttempts(platform.db, [voiceId])).get(voiceId) ?? [];
  const reading = attempts.findLast(({ isAccepted, soundBlob }) => isAccepted && soundBlob !== null);
  if (!reading?.soundBlob) return;
  const sound = await readReading(platform, reading.soundBlob, turn.signal);
  const similarity = await compareSpeakers(platform, recordings, sound, turn);
  if (similarity?.isSame !== false) return;
  throw new Failure(
    'invalid_voice_sample',
    'The recordings don’t sound like the person who read the text aloud. Use recordings of that person, or verify the voice again.',
  );
}

async function readReading(platform: Platform, blob: string, signal: AbortSignal): Promise<Float32Array> {
  const file = await makeTemporaryFile(platform);
  try {
    const stored = await platform.blobs.stream(blob);
    await pipeline(stored, createWriteStream(file.path, { mode: 0o600 }), { signal });
    const blocks: Float32Array[] = [];
    const options = { sampleRateHz: hearingRateHz, channels: 1, signal };
    for await (const block of decodeMedia(platform, { path: file.path }, options)) blocks.push(block);
    return joinSamples(blocks);
  } finally {
    await file.remove();
  }
}
