import { AudioFailure } from '../audio-failure.ts';
import { hasTag } from '../bytes.ts';
import { readSamples, type SampleForm, sampleForms } from './wav-samples.ts';

export interface WavFormat {
  sampleRateHz: number;
  channelCount: number;
  form: SampleForm;
}

/** What stands in front of the samples of a WAV file. */
export interface WavHead {
  format: WavFormat;
  /** Where the samples begin. */
  bodyStart: number;
  /** As the file says; it may be more than there is. */
  bodyBytes: number;
}

const extensible = 0xfffe;

/**
 * Reads the head of a WAV file from its first bytes; undefined when the samples have not begun in them.
 * @throws AudioFailure `unreadable_audio` or `unsupported_audio`.
 */
export function readWavHead(bytes: Uint8Array): WavHead | undefined {
  if (bytes.length < 12) return undefined;
  if (!hasTag(bytes, 0, 'RIFF') || !hasTag(bytes, 8, 'WAVE')) throw unreadable('This is not a WAV file.');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let format: WavFormat | undefined;
  for (let offset = 12; offset + 8 <= bytes.length; ) {
    const size = view.getUint32(offset + 4, true);
    if (hasTag(bytes, offset, 'data')) {
      if (!format) throw unreadable('The WAV file has no format before its samples.');
      return { format, bodyStart: offset + 8, bodyBytes: size };
    }
    const end = offset + 8 + size + (size & 1);
    if (hasTag(bytes, offset, 'fmt ')) {
      if (end > bytes.length) return undefined;
      format = readFormat(bytes.subarray(offset + 8, offset + 8 + size));
    }
    offset = end;
  }
  return undefined;
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
  if (!form)
    throw new AudioFailure('unsupported_audio', `WAV format ${code} with ${bits} bits isn’t supported.`);
  return { sampleRateHz, channelCount, form };
}

/** All whole samples of `body`, one array a channel. */
export function readChannels(body: Uint8Array, format: WavFormat): Float32Array[] {
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

export function unreadable(message: string): AudioFailure {
  return new AudioFailure('unreadable_audio', message);
}
