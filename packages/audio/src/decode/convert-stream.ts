import { concatBytes } from '../bytes.ts';
import type { ChannelCount } from '../channels.ts';
import { createEncoder } from '../create-encoder.ts';
import type { OutputFormat } from '../output-format.ts';
import { wavHeader } from '../wav/wav-header.ts';
import { decodeStream } from './decode-stream.ts';
import type { DecoderOptions } from './sound-decoder.ts';

export interface Conversion extends DecoderOptions {
  from: OutputFormat;
  to: OutputFormat;
  /** Length of the sound; padding of a codec beyond it is cut, what is missing is silence. */
  durationSeconds: number;
}

/** Samples of a sound at a rate, as our encoders count them. */
export const sampleCountAt = (durationSeconds: number, sampleRateHz: number): number =>
  Math.ceil(durationSeconds * sampleRateHz - 1e-6);

/** Samples that a conversion gives, of each channel. */
export const convertedSamples = ({ from, to, durationSeconds }: Conversion): number =>
  Math.ceil((sampleCountAt(durationSeconds, from.sampleRateHz) * to.sampleRateHz) / from.sampleRateHz);

/**
 * A file in another format while its bytes come, with bounded memory. WAV has its lengths from the first byte;
 * mp3 has no Info frame yet (`Mp3Summary` makes one once all is there).
 * @throws AudioFailure as `decodeStream` and `createEncoder`.
 */
export async function* convertStream(
  bytes: AsyncIterable<Uint8Array>,
  conversion: Conversion,
): AsyncGenerator<Uint8Array> {
  const { from, to, durationSeconds, ffmpegPath } = conversion;
  const isWav = to.codec === 'wav';
  const channels = channelsAfter(conversion);
  const encoder = await createEncoder(to, { sourceRateHz: from.sampleRateHz, channels, ffmpegPath });
  try {
    let header = isWav ? headerOf(conversion) : undefined;
    /** The encoder's own head leaves the lengths open: ours stands in its place. */
    const withHead = (encoded: Uint8Array): Uint8Array => {
      if (!header || encoded.length < header.length) return encoded;
      const given = concatBytes([header, encoded.subarray(header.length)]);
      header = undefined;
      return given;
    };
    const sound = decodeStream(bytes, from, { channels, ffmpegPath });
    const length = channels * sampleCountAt(durationSeconds, from.sampleRateHz);
    for await (const samples of ofLength(sound, length)) {
      const encoded = withHead(await encoder.write(samples));
      if (encoded.length > 0) yield encoded;
    }
    const tail = withHead(await encoder.finish());
    if (tail.length > 0) yield tail;
  } finally {
    encoder.dispose();
  }
}

/** Raw forms have one channel. */
export const channelsAfter = ({ to, channels = 1 }: Pick<Conversion, 'to' | 'channels'>): ChannelCount =>
  to.codec === 'pcm' || to.codec === 'ulaw' || to.codec === 'alaw' ? 1 : channels;

/** Of what is beyond the four bytes for a length (half a day at 48 kHz) the lengths are left open, as of a stream. */
function headerOf(conversion: Conversion): Uint8Array {
  const channels = channelsAfter(conversion);
  const bodyBytes = convertedSamples(conversion) * 2 * channels;
  return wavHeader(conversion.to.sampleRateHz, bodyBytes < longestBody ? bodyBytes : undefined, channels);
}

const longestBody = 0xffff_0000;
const silenceSamples = 8192;

/** Cuts or fills up a sound to a number of samples. */
async function* ofLength(sound: AsyncIterable<Float32Array>, length: number): AsyncGenerator<Float32Array> {
  let left = length;
  for await (const samples of sound) {
    const kept = samples.length <= left ? samples : samples.slice(0, left);
    left -= kept.length;
    if (kept.length > 0) yield kept;
  }
  for (; left > 0; left -= Math.min(left, silenceSamples)) {
    yield new Float32Array(Math.min(left, silenceSamples));
  }
}
