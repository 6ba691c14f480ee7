import { describe, expect, it } from 'vitest';
import { concatBytes } from '../bytes.ts';
import { interleave, mixToMono } from '../channels.ts';
import { completeFile, encodeFile } from '../encode-file.ts';
import { outputFormat } from '../output-format.ts';
import { fromPcm16, toPcm16 } from '../pcm/pcm16.ts';
import { noise } from '../test-signals.ts';
import { readWav } from './read-wav.ts';
import { wavCodec } from './wav.codec.ts';
import { wavHeader } from './wav-header.ts';

const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** A file of any format; `extra` goes between the format and the samples. */
function wavOf(options: {
  code: number;
  bits: number;
  channels?: number;
  data: Uint8Array;
  extra?: Uint8Array;
}) {
  const { code, bits, channels = 1, data, extra = new Uint8Array(0) } = options;
  const format = new DataView(new ArrayBuffer(24));
  for (const [offset, letter] of [...'fmt '].entries()) format.setUint8(offset, letter.charCodeAt(0));
  format.setUint32(4, 16, true);
  format.setUint16(8, code, true);
  format.setUint16(10, channels, true);
  format.setUint32(12, 16000, true);
  format.setUint16(22, bits, true);
  const size = new Uint8Array(new Uint32Array([data.length]).buffer);
  return concatBytes([
    latin1('RIFF\0\0\0\0WAVE'),
    new Uint8Array(format.buffer),
    extra,
    latin1('data'),
    size,
    data,
  ]);
}

describe('WAV files', () => {
  it('has a header of 44 bytes with the right lengths', async () => {
    const samples = noise(1000);
    const file = await encodeFile(samples.slice(), outputFormat('wav_24000'), { sourceRateHz: 24000 });
    const view = new DataView(file.buffer, file.byteOffset);
    expect(file.length).toBe(2044);
    expect([4, 16, 24, 28, 40].map((offset) => view.getUint32(offset, true))).toEqual([
      2036, 16, 24000, 48000, 2000,
    ]);
    expect([20, 22, 32, 34].map((offset) => view.getUint16(offset, true))).toEqual([1, 1, 2, 16]);
    const read = readWav(file);
    expect(read.sampleRateHz).toBe(24000);
    expect(read.channels).toEqual([fromPcm16(file.subarray(44))]);
  });

  it('leaves the lengths open while streaming, once, and completes them after', async () => {
    const codec = wavCodec(16000);
    const stream = concatBytes([
      await codec.encode(Float32Array.of(0.5)),
      await codec.encode(Float32Array.of(-0.5)),
      await codec.flush(),
    ]);
    expect(stream.length).toBe(48);
    expect(stream.subarray(0, 44)).toEqual(wavHeader(16000));
    expect([...stream.subarray(4, 8), ...stream.subarray(40, 44)]).toEqual(new Array(8).fill(255));
    expect(readWav(stream).channels).toEqual([Float32Array.of(0.5, -0.5)]);
    const file = await completeFile(stream, outputFormat('wav_16000'), 2 / 16000);
    expect(file.subarray(0, 44)).toEqual(wavHeader(16000, 4));
  });

  it('keeps two channels, streamed or whole', async () => {
    const [left, right] = [noise(500, 1), noise(500, 2)];
    const options = { sourceRateHz: 24000, channels: 2 } as const;
    const file = await encodeFile(interleave(left, right), outputFormat('wav_24000'), options);
    const view = new DataView(file.buffer, file.byteOffset);
    expect([20, 22, 32, 34].map((offset) => view.getUint16(offset, true))).toEqual([1, 2, 4, 16]);
    expect([4, 24, 28, 40].map((offset) => view.getUint32(offset, true))).toEqual([2036, 24000, 96000, 2000]);
    expect(readWav(file).channels).toEqual([left, right].map((side) => fromPcm16(toPcm16(side))));
  });

  it('is a whole file without a single sample', async () => {
    const file = await encodeFile(new Float32Array(0), outputFormat('wav_8000'), { sourceRateHz: 24000 });
    expect(file).toEqual(wavHeader(8000, 0));
  });
});

describe('readWav', () => {
  it.each([
    { code: 1, bits: 8, data: Uint8Array.of(128, 192, 0), samples: [0, 0.5, -1] },
    { code: 1, bits: 16, data: Uint8Array.of(0, 64, 0, 128), samples: [0.5, -1] },
    { code: 1, bits: 24, data: Uint8Array.of(0, 0, 64, 0, 0, 128, 0, 0, 192), samples: [0.5, -1, -0.5] },
    {
      code: 1,
      bits: 32,
      data: new Uint8Array(Int32Array.of(2 ** 30, -(2 ** 31)).buffer),
      samples: [0.5, -1],
    },
    { code: 3, bits: 32, data: new Uint8Array(Float32Array.of(0.25, Number.NaN).buffer), samples: [0.25, 0] },
    { code: 3, bits: 64, data: new Uint8Array(Float64Array.of(-0.75).buffer), samples: [-0.75] },
    { code: 7, bits: 8, data: Uint8Array.of(0xff, 0x80), samples: [0, 32124 / 32768] },
    { code: 6, bits: 8, data: Uint8Array.of(0xaa), samples: [32256 / 32768] },
  ])('reads format $code with $bits bits', ({ samples, ...format }) => {
    expect([...(readWav(wavOf(format)).channels[0] ?? [])]).toEqual(samples);
  });

  it('takes channels apart and mixes them', () => {
    const data = new Uint8Array(Float32Array.of(0.5, -0.5, 1, 0).buffer);
    const { channels } = readWav(wavOf({ code: 3, bits: 32, channels: 2, data }));
    expect(channels).toEqual([Float32Array.of(0.5, 1), Float32Array.of(-0.5, 0)]);
    expect(mixToMono(channels)).toEqual(Float32Array.of(0, 0.5));
  });

  it('passes over other chunks, odd ones with their pad byte', () => {
    const extra = concatBytes([latin1('LIST'), Uint8Array.of(3, 0, 0, 0), latin1('abc\0')]);
    const data = Uint8Array.of(0, 64);
    expect(readWav(wavOf({ code: 1, bits: 16, data, extra })).channels).toEqual([Float32Array.of(0.5)]);
  });

  it.each([
    ['nothing', new Uint8Array(0)],
    ['text', latin1('Hello, this is no sound at all.')],
    ['a header without samples', wavHeader(24000).subarray(0, 36)],
    ['samples without a format', concatBytes([latin1('RIFF\0\0\0\0WAVEdata'), Uint8Array.of(1, 0, 0, 0, 9)])],
    ['no channels', wavOf({ code: 1, bits: 16, channels: 0, data: new Uint8Array(2) })],
  ])('refuses %s', (_, bytes) => {
    expect(() => readWav(bytes)).toThrow(expect.objectContaining({ code: 'unreadable_audio' }));
  });

  it('refuses a form that it does not know', () => {
    const bytes = wavOf({ code: 2, bits: 4, data: new Uint8Array(8) });
    expect(() => readWav(bytes)).toThrow(expect.objectContaining({ code: 'unsupported_audio' }));
  });
});
