import { createEncoder, type OutputFormatName, outputFormat, tags } from '@mynah/audio';
import { flacArguments } from '@mynah/audiobooks/m4b';
import { Failure } from '../../../../platform/errors/index.ts';
import { findFfmpeg } from '../../../../platform/ffmpeg/find-ffmpeg.ts';
import { writeWithFfmpeg } from '../../../../platform/media/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { SoundSpool } from '../../../../platform/sound/index.ts';
import { exportRateHz, readPcm, writeBytes } from './pcm-files.ts';

/** `flac` is none of the API's formats. */
export type SoundFormat = OutputFormatName | 'flac';

export interface Encoding {
  /** 16 bits, mono, at the rate of exports; read once. */
  pcm: AsyncIterable<Uint8Array>;
  durationSeconds: number;
  tags: tags.SoundTags;
  /** Where the file goes. */
  to: string;
  signal: AbortSignal;
}

type EncodingPlatform = Pick<Platform, 'config' | 'dataFolder' | 'log'>;

/** Writes a whole file with its tags; memory does not grow with its length. */
export async function encodeSound(
  platform: EncodingPlatform,
  format: SoundFormat,
  encoding: Encoding,
): Promise<void> {
  if (format === 'flac') await encodeFlac(platform, encoding);
  else await encodeByFormat(platform, format, encoding);
}

/** A WAV file tells its length in four bytes. */
const longestWavSeconds = (2 ** 32 - 1000) / (2 * exportRateHz);

async function encodeByFormat(
  platform: EncodingPlatform,
  name: OutputFormatName,
  { pcm, durationSeconds, tags: said, to, signal }: Encoding,
): Promise<void> {
  const format = outputFormat(name);
  if (format.codec === 'wav' && durationSeconds > longestWavSeconds) {
    throw new Failure('unprocessable', 'A WAV file holds 13 hours. Export by chapter, or as FLAC.');
  }
  const ffmpegPath = findFfmpeg(platform);
  const encoder = await createEncoder(format, {
    sourceRateHz: exportRateHz,
    ...(ffmpegPath !== undefined && { ffmpegPath }),
  });
  const spool = new SoundSpool(platform, format);
  try {
    for await (const samples of readPcm(pcm)) {
      signal.throwIfAborted();
      await spool.write(await encoder.write(samples));
    }
    await spool.write(await encoder.finish());
    spool.finish(durationSeconds * 1000);
    await writeBytes(to, tags.tagStream(spool.read(), format, said).bytes);
  } finally {
    encoder.dispose();
    await spool.remove();
  }
}

const encodeFlac = (platform: EncodingPlatform, { pcm, tags: said, to, signal }: Encoding): Promise<void> => {
  const { title, artist, album, date } = said;
  const sound = { sampleRateHz: exportRateHz };
  const parameters = flacArguments(sound, { tags: { title, artist, album, date }, outputPath: to });
  return writeWithFfmpeg(platform, parameters, { input: pcm, signal });
};
