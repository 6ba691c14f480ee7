import { AudioFailure } from '../audio-failure.ts';
import { hasTag } from '../bytes.ts';
import { readSamples, type SampleForm, sampleForms } from './wav-samples.ts';

/** A WAV file taken apart. The arrays belong to the caller. */
export interface WavAudio {
  sampleRateHz: number;
  /** One array per channel, equally long, -1 to 1. */
  channels: Float32Array[];
}

interface WavFormat {
  sampleRateHz: number;
  channelCount: number;
  form: SampleForm;
}

const extensible = 0xfffe;

/**
 * Reads a whole WAV file: PCM of 8 to 32 bits, floats of 32 and 64 bits, µ-law, A-law, also the extensible
 * form. Lengths left open by a stream, or cut off, mean all that is there.
 * @throws AudioFailure `unreadable_audio` or `unsupported_audio`.
 */
export function readWav(bytes: Uint8Array): WavAudio {
  if (!hasTag(bytes, 0, 'RIFF') || !hasTag(bytes, 8, 'WAVE')) throw unreadable('This is not a WAV file.');
  let format: WavFormat | undefined;
  for (const chunk of riffChunks(bytes)) {
    if (chunk.tag === 'fmt ') format = readFormat(chunk.body);
    if (chunk.tag !== 'data') continue;
    if (!format) throw unreadable('The WAV file has no format before its samples.');
    return { sampleRateHz: format.sampleRateHz, channels: readChannels(chunk.body, format) };
  }
  throw unreadable('The WAV file has no samples.');
}

/** The mean of all channels; a single channel is returned as it is. */
export function mixToMono(channels: readonly Float32Array[]): Float32Array {
  const first = channels[0];
  if (!first) return new Float32Array(0);
  if (channels.length === 1) return first;
  return first.map(
    (_, index) => channels.reduce((sum, channel) => sum + (channel[index] ?? 0), 0) / channels.length,
  );
}

function* riffChunks(bytes: Uint8Array): Generator<{ tag: string; body: Uint8Array }> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let offset = 12;
  while (offset + 8 <= bytes.length) {
    const tag = String.fromCharCode(...bytes.subarray(offset, offset + 4));
    const size = view.getUint32(offset + 4, true);
    yield { tag, body: bytes.subarray(offset + 8, Math.min(offset + 8 + size, bytes.length)) };
    offset += 8 + size + (size & 1);
  }
}

function readFormat(body: Uint8Array): WavFormat {
  if (body.length < 16) throw unreadable('The format of the WAV file is cut off.');
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  const tag = view.getUint16(0, true);
  // The extensible form keeps the plain format number in the first two bytes of its identifier.
  const code = tag === extensible && body.length >= 26 ? view.getUint16(24, true) : tag;
  const channelCount = view.getUint16(2, true);
  const sampleRateHz = view.getUint32(4, true);
  const bits = view.getUint16(14, true);
  const form = sampleForms.find((candidate) => candidate.code === code && candidate.bits === bits);
  if (channelCount === 0 || sampleRateHz === 0) throw unreadable('The format of the WAV file is damaged.');
  if (!form) throw new AudioFailure('unsupported_audio', `WAV format ${code} with ${bits} bits is not read.`);
  return { sampleRateHz, channelCount, form };
}

function readChannels(body: Uint8Array, format: WavFormat): Float32Array[] {
  const interleaved = readSamples(body, format.form);
  const { channelCount } = format;
  if (channelCount === 1) return [interleaved];
  const length = Math.floor(interleaved.length / channelCount);
  return Array.from({ length: channelCount }, (_, channel) => {
    const samples = new Float32Array(length);
    for (let index = 0; index < length; index++) {
      samples[index] = interleaved[index * channelCount + channel] as number;
    }
    return samples;
  });
}

function unreadable(message: string): AudioFailure {
  return new AudioFailure('unreadable_audio', message);
}
