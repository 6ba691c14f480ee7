import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { outputFormat } from '@mynah/audio';
import { decodeMedia, type MediaFile, muxFilm, writeWithFfmpeg } from '../../../platform/media/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { SoundTrack } from '../../../platform/sound/index.ts';
import { mixFormat } from './mix-language.ts';

/** A sound as it is, without loss: FLAC. */
export async function writeFlac(
  platform: Platform,
  sound: AsyncIterable<Float32Array>,
  { to, signal }: { to: string; signal: AbortSignal },
): Promise<void> {
  const { sampleRateHz, channels } = mixFormat;
  const parameters = [
    ...['-v', 'error', '-y', '-protocol_whitelist', 'pipe', '-f', 'f32le', '-ar', String(sampleRateHz)],
    ...['-ac', String(channels), '-i', 'pipe:0', '-c:a', 'flac', '-sample_fmt', 's16'],
    ...['-map_metadata', '-1', '-fflags', '+bitexact', '-f', 'flac', `file:${to}`],
  ];
  await writeWithFfmpeg(platform, parameters, { input: bytesOf(sound), signal });
}

async function* bytesOf(sound: AsyncIterable<Float32Array>): AsyncGenerator<Uint8Array> {
  for await (const { buffer, byteOffset, byteLength } of sound)
    if (byteLength > 0) yield new Uint8Array(buffer, byteOffset, byteLength);
}

const soundFormats = { mp3: 'mp3_44100_192', wav: 'wav_48000' } as const;

/** A sound file as an mp3 or a WAV. */
export async function writeSound(
  platform: Platform,
  format: keyof typeof soundFormats,
  { from, to, signal }: { from: MediaFile; to: string; signal: AbortSignal },
): Promise<void> {
  const track = await SoundTrack.open(platform, { format: outputFormat(soundFormats[format]), ...mixFormat });
  try {
    for await (const samples of decodeMedia(platform, from, { ...mixFormat, signal }))
      await track.write(samples);
    await track.finish();
    await pipeline(track.read(), createWriteStream(to, { mode: 0o600 }), { signal });
  } finally {
    await track.dispose();
  }
}

interface Output {
  path: string;
  contentType: string;
  sizeBytes: number;
}

/** The file that is given back for what was sent: mp4 of a film, its picture as it was; mp3 of a sound. */
export async function writeDubbed(
  platform: Platform,
  {
    film,
    sound,
    folder,
    signal,
  }: { film?: string | undefined; sound: string; folder: string; signal: AbortSignal },
): Promise<Output> {
  const to = join(folder, 'dubbed');
  if (film === undefined) {
    await writeSound(platform, 'mp3', { from: { path: sound }, to, signal });
    return { path: to, contentType: 'audio/mpeg', sizeBytes: (await stat(to)).size };
  }
  const muxed = await muxFilm(platform, {
    film: { path: film },
    sound: { path: sound },
    container: 'mp4',
    to,
    signal,
  });
  return { path: to, contentType: muxed.contentType, sizeBytes: (await stat(to)).size };
}
