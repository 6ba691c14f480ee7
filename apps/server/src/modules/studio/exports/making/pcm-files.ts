import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { decode, outputFormat, pcm } from '@mynah/audio';

/** Samples of chapters on disk, while an export is made of them. */

/** The rate of everything that leaves the studio. */
export const exportRateHz = 44_100;
const samplesAsPcm = outputFormat('pcm_44100');

export const writeBytes = (path: string, bytes: AsyncIterable<Uint8Array>): Promise<void> =>
  pipeline(Readable.from(bytes, { objectMode: false }), createWriteStream(path, { mode: 0o600 }));

/** As they are, for what is read several times before it is encoded. */
export const writeFloats = (path: string, sound: AsyncIterable<Float32Array>): Promise<void> =>
  writeBytes(path, floatBytes(sound));

async function* floatBytes(sound: AsyncIterable<Float32Array>): AsyncGenerator<Uint8Array> {
  for await (const { buffer, byteOffset, byteLength } of sound)
    if (byteLength > 0) yield new Uint8Array(buffer, byteOffset, byteLength);
}

const sampleBytes = Float32Array.BYTES_PER_ELEMENT;

export async function* readFloats(path: string): AsyncGenerator<Float32Array> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(path)) {
    const all = rest.length === 0 ? (chunk as Buffer) : Buffer.concat([rest, chunk as Buffer]);
    const whole = all.length - (all.length % sampleBytes);
    rest = all.subarray(whole);
    const samples = new Float32Array(whole / sampleBytes);
    all.copy(Buffer.from(samples.buffer), 0, 0, whole);
    if (samples.length > 0) yield samples;
  }
}

/** 16 bits, little endian. Resolves to the seconds that were written. */
export async function writePcm(path: string, sound: AsyncIterable<Float32Array>): Promise<number> {
  let count = 0;
  const bytes = async function* () {
    for await (const samples of sound) {
      count += samples.length;
      if (samples.length > 0) yield pcm.toPcm16(samples);
    }
  };
  await writeBytes(path, bytes());
  return count / exportRateHz;
}

export const readPcm = (bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Float32Array> =>
  decode.decodeStream(bytes, samplesAsPcm);
