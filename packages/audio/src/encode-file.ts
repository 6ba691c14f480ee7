import type { EncoderOptions } from './audio-encoder.ts';
import { concatBytes } from './bytes.ts';
import { createEncoder } from './create-encoder.ts';
import { FileHead } from './file-head.ts';
import type { OutputFormat } from './output-format.ts';
import { inTurns, joinInTurns } from './turns.ts';

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
  const head = new FileHead(format);
  for await (const slice of inTurns(stream)) head.write(slice);
  const front = head.bytes(durationSeconds);
  if (front.length === 0) return stream;
  return joinInTurns([front, stream.subarray(head.replacedBytes)]);
}
