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

/** Samples that a conversion gives. */
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
  const target: OutputFormat = isWav ? { ...to, codec: 'pcm' } : to;
  const encoder = await createEncoder(target, { sourceRateHz: from.sampleRateHz, ffmpegPath });
  try {
    let header = isWav ? headerOf(conversion) : undefined;
    const sound = decodeStream(bytes, from, { ffmpegPath });
    for await (const samples of ofLength(sound, sampleCountAt(durationSeconds, from.sampleRateHz))) {
      const encoded = await encoder.write(samples);
      // with the first sound, so that a file that cannot be read gives no byte at all
      if (header) yield header;
      header = undefined;
      if (encoded.length > 0) yield encoded;
    }
    if (header) yield header;
    const tail = await encoder.finish();
    if (tail.length > 0) yield tail;
  } finally {
    encoder.dispose();
  }
}

/** Of what is beyond the four bytes for a length (half a day at 48 kHz) the lengths are left open, as of a stream. */
function headerOf(conversion: Conversion): Uint8Array {
  const bodyBytes = convertedSamples(conversion) * 2;
  return wavHeader(conversion.to.sampleRateHz, bodyBytes < longestBody ? bodyBytes : undefined);
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
