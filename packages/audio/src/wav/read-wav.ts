import { readChannels, readWavHead, unreadable } from './wav-head.ts';

/** A WAV file taken apart. The arrays belong to the caller. */
export interface WavAudio {
  sampleRateHz: number;
  /** One array per channel, equally long, -1 to 1. */
  channels: Float32Array[];
}

/**
 * Reads a whole WAV file: PCM of 8 to 32 bits, floats of 32 and 64 bits, µ-law, A-law, also the extensible
 * form. Lengths left open by a stream, or cut off, mean all that is there.
 * @throws AudioFailure `unreadable_audio` or `unsupported_audio`.
 */
export function readWav(bytes: Uint8Array): WavAudio {
  const head = readWavHead(bytes);
  if (!head) throw unreadable('The WAV file has no samples.');
  const { format, bodyStart, bodyBytes } = head;
  const body = bytes.subarray(bodyStart, Math.min(bodyStart + bodyBytes, bytes.length));
  return { sampleRateHz: format.sampleRateHz, channels: readChannels(body, format) };
}
