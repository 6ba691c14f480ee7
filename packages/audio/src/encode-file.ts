import type { EncoderOptions } from './audio-encoder.ts';
import { concatBytes, hasTag } from './bytes.ts';
import { createEncoder } from './create-encoder.ts';
import type { OutputFormat } from './output-format.ts';
import { joinInTurns } from './turns.ts';
import { readWavHead } from './wav/wav-head.ts';
import { wavHeader, wavHeaderBytes } from './wav/wav-header.ts';

/**
 * Encodes a whole clip to a file with right lengths in its header. Takes ownership of `samples` (interleaved where
 * `channels` is 2).
 * @throws AudioFailure as `createEncoder`.
 */
export async function encodeFile(
  samples: Float32Array,
  format: OutputFormat,
  options: EncoderOptions,
): Promise<Uint8Array> {
  const durationSeconds = samples.length / (options.channels ?? 1) / options.sourceRateHz;
  const encoder = await createEncoder(format, options);
  try {
    const body = await encoder.write(samples);
    const stream = concatBytes([body, await encoder.finish()]);
    return await completeFile(stream, format, durationSeconds);
  } finally {
    encoder.dispose();
  }
}

/**
 * Turns the collected bytes of a stream into a file: WAV gets its lengths, mp3 an Info frame (length, seek
 * table, gapless playing). The other formats need nothing. The given bytes are not changed.
 * @param durationSeconds of what was written to the encoder.
 */
export async function completeFile(
  stream: Uint8Array,
  format: OutputFormat,
  durationSeconds: number,
): Promise<Uint8Array> {
  if (format.codec === 'wav' && hasTag(stream, 0, 'RIFF')) {
    const body = stream.subarray(wavHeaderBytes);
    const isStereo = readWavHead(stream.subarray(0, wavHeaderBytes))?.format.channelCount === 2;
    return joinInTurns([wavHeader(format.sampleRateHz, body.length, isStereo ? 2 : 1), body]);
  }
  if (format.codec === 'mp3') {
    const { withInfoFrame } = await import('./mp3/info-frame.ts');
    return withInfoFrame(stream, Math.ceil(durationSeconds * format.sampleRateHz - 1e-6));
  }
  return stream;
}
