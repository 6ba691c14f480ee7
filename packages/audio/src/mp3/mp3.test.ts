import { MPEGDecoder } from 'mpg123-decoder';
import { describe, expect, it } from 'vitest';
import type { AudioEncoder } from '../audio-encoder.ts';
import { concatBytes } from '../bytes.ts';
import { interleave } from '../channels.ts';
import { createEncoder } from '../create-encoder.ts';
import { completeFile, encodeFile } from '../encode-file.ts';
import { type OutputFormatName, outputFormat, outputFormatNames } from '../output-format.ts';
import { clipInPlace } from '../pcm/pcm16.ts';
import { decodeWithFfmpeg, ffmpegPath } from '../test-ffmpeg.ts';
import { noise, signalToNoiseDb, sine } from '../test-signals.ts';
import { crc16 } from './crc16.ts';
import { measureMp3, walkMp3Frames } from './walk-frames.ts';

const sourceRateHz = 24000;
const names = outputFormatNames.filter((name) => name.startsWith('mp3'));
/** Neither a whole number of frames nor of milliseconds. */
const clip = sine({ frequencyHz: 700, sampleRateHz: sourceRateHz, seconds: 1.2345 });
const clipSeconds = clip.length / sourceRateHz;

async function encodeInChunks(
  encoder: AudioEncoder,
  samples: Float32Array,
  size: number,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  try {
    for (let start = 0; start < samples.length; start += size) {
      parts.push(await encoder.write(samples.slice(start, start + size)));
    }
    parts.push(await encoder.finish());
  } finally {
    encoder.dispose();
  }
  return concatBytes(parts);
}

const stream = async (name: OutputFormatName, samples = clip, size = 1000) =>
  encodeInChunks(await createEncoder(outputFormat(name), { sourceRateHz }), samples, size);

describe.each(names)('%s', (name) => {
  const format = outputFormat(name);

  it('is an unbroken row of mono frames at the rate and bitrate of its name', async () => {
    const bytes = await stream(name);
    let end = 0;
    for (const frame of walkMp3Frames(bytes)) {
      expect(frame).toMatchObject({
        offset: end,
        info: false,
        channelCount: 1,
        sampleRateHz: format.sampleRateHz,
        bitrateKbps: format.bitrateKbps,
      });
      end += frame.byteLength;
    }
    expect(end).toBe(bytes.length);
  });

  it('lasts as long as the sound, and cuts no tail', async () => {
    const { frameCount, durationSeconds } = measureMp3(await stream(name));
    const frameSeconds = durationSeconds / frameCount;
    // In front lie 576 samples of the encoder, behind what the decoder needs: never less than the sound.
    expect(durationSeconds).toBeGreaterThanOrEqual(clipSeconds + 1105 / format.sampleRateHz);
    expect(durationSeconds).toBeLessThan(clipSeconds + 1105 / format.sampleRateHz + 2 * frameSeconds);
  });

  it('as a file names its exact length', async () => {
    const file = await encodeFile(clip.slice(), format, { sourceRateHz });
    const [info, ...sound] = [...walkMp3Frames(file)];
    expect(info?.info).toBe(true);
    expect(sound.every((frame) => !frame.info)).toBe(true);
    const samples = Math.ceil((clip.length * format.sampleRateHz) / sourceRateHz);
    expect(measureMp3(file).durationSeconds).toBeCloseTo(samples / format.sampleRateHz, 9);
    expect(measureMp3(file).frameCount).toBe(sound.length);
  });

  it.skipIf(!ffmpegPath)('plays in step, sample by sample (checked where there is an ffmpeg)', async () => {
    const decoded = decodeWithFfmpeg(await encodeFile(clip.slice(), format, { sourceRateHz }));
    const expected = sine({ frequencyHz: 700, sampleRateHz: format.sampleRateHz, seconds: clipSeconds });
    expect(Math.abs(decoded.length - clipSeconds * format.sampleRateHz)).toBeLessThanOrEqual(1);
    expect(signalToNoiseDb(decoded, expected, 600)).toBeGreaterThan(25);
  });
});

describe('mp3 of two channels', () => {
  const left = clip;
  const right = sine({ frequencyHz: 1900, sampleRateHz: sourceRateHz, seconds: 1.2345, amplitude: 0.2 });
  const both = interleave(left, right);

  it.each(names)('%s is stereo, and as long as the sound', async (name) => {
    const file = await encodeFile(both.slice(), outputFormat(name), { sourceRateHz, channels: 2 });
    expect([...walkMp3Frames(file)].every((frame) => frame.channelCount === 2)).toBe(true);
    expect(measureMp3(file).durationSeconds).toBeCloseTo(clipSeconds, 3);
  });

  it('keeps the sides apart', async () => {
    const file = await encodeFile(both.slice(), outputFormat('mp3_44100_192'), { sourceRateHz, channels: 2 });
    const decoder = new MPEGDecoder({ enableGapless: true });
    await decoder.ready;
    const { channelData } = decoder.decode(file);
    decoder.free();
    const at = (frequencyHz: number, amplitude: number) =>
      sine({ frequencyHz, sampleRateHz: 44100, seconds: clipSeconds, amplitude });
    expect(signalToNoiseDb(channelData[0] as Float32Array, at(700, 0.5), 2500)).toBeGreaterThan(25);
    expect(signalToNoiseDb(channelData[1] as Float32Array, at(1900, 0.2), 2500)).toBeGreaterThan(20);
  });
});

describe('mp3 encoder', () => {
  it('gives the same bytes whatever the chunks', async () => {
    const whole = await stream('mp3_44100_128', clip, clip.length);
    expect(await stream('mp3_44100_128', clip, 333)).toEqual(whole);
  });

  it('gives bytes with the first tenth of a second', async () => {
    const encoder = await createEncoder(outputFormat('mp3_44100_128'), { sourceRateHz });
    expect((await encoder.write(clip.slice(0, 2400))).length).toBeGreaterThan(400);
    encoder.dispose();
  });

  it.each([
    [48000, 320, 320],
    [48000, 240, 256],
    [24000, 320, 160],
  ])(
    'at %i Hz for %i kbit/s takes the nearest bitrate that there is: %i',
    async (sampleRateHz, wanted, nearest) => {
      const format = { ...outputFormat('mp3_44100_128'), sampleRateHz, bitrateKbps: wanted };
      const bytes = await encodeFile(clip.slice(), format, { sourceRateHz });
      expect([...walkMp3Frames(bytes)].every((frame) => frame.bitrateKbps === nearest)).toBe(true);
      expect(measureMp3(bytes).durationSeconds).toBeCloseTo(clipSeconds, 3);
    },
  );

  it('refuses a rate that mp3 does not have', async () => {
    const format = { ...outputFormat('mp3_44100_128'), sampleRateHz: 44000 };
    await expect(createEncoder(format, { sourceRateHz })).rejects.toMatchObject({
      code: 'unsupported_audio',
    });
  });

  it('starts anew after a stream that was broken off', async () => {
    const whole = await stream('mp3_22050_32');
    const broken = await createEncoder(outputFormat('mp3_44100_192'), { sourceRateHz });
    await broken.write(noise(9999));
    broken.dispose();
    expect(await stream('mp3_22050_32')).toEqual(whole);
  });

  it('keeps streams apart that run at once', async () => {
    const alone = [await stream('mp3_44100_64', clip), await stream('mp3_44100_64', noise(20000))];
    expect(await Promise.all([stream('mp3_44100_64', clip), stream('mp3_44100_64', noise(20000))])).toEqual(
      alone,
    );
  });

  it('does unawaited calls in order', async () => {
    const encoder = await createEncoder(outputFormat('mp3_24000_48'), { sourceRateHz });
    const calls = [encoder.write(clip.slice(0, 26000)), encoder.write(clip.slice(26000)), encoder.finish()];
    expect(concatBytes(await Promise.all(calls))).toEqual(await stream('mp3_24000_48'));
    encoder.dispose();
  });

  it('takes what is beyond full scale and what is no number', async () => {
    const wild = clip.map((sample, index) => (index % 1000 === 0 ? Number.NaN : sample * 5));
    const tame = await stream('mp3_24000_48', clipInPlace(wild.slice()));
    expect(await stream('mp3_24000_48', wild)).toEqual(tame);
  });

  it('is completed from a Buffer too, which stays as it was', async () => {
    const bytes = Buffer.from(await stream('mp3_44100_32'));
    const before = Uint8Array.from(bytes);
    const file = await completeFile(bytes, outputFormat('mp3_44100_32'), clipSeconds);
    expect(Uint8Array.from(bytes)).toEqual(before);
    expect(Uint8Array.from(file.subarray(-before.length))).toEqual(before);
  });

  it('refuses work after finish and after dispose, and can be disposed twice', async () => {
    const encoder = await createEncoder(outputFormat('mp3_44100_128'), { sourceRateHz });
    await encoder.finish();
    await expect(encoder.write(clip.slice())).rejects.toMatchObject({ code: 'encoder_closed' });
    encoder.dispose();
    encoder.dispose();
    await expect(encoder.finish()).rejects.toMatchObject({ code: 'encoder_closed' });
  });
});

describe('walking mp3 frames', () => {
  it('passes over an ID3v2 tag, garbage and an ID3v1 tag, and leaves a cut-off frame out', async () => {
    const bytes = await stream('mp3_44100_128');
    const facts = measureMp3(bytes);
    const id3v2 = Uint8Array.of(0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 1, 2, ...new Array(130).fill(0xff));
    const id3v1 = Uint8Array.of(0x54, 0x41, 0x47, ...new Array(125).fill(0xff));
    expect(measureMp3(concatBytes([id3v2, bytes, id3v1]))).toEqual(facts);
    const chance = Uint8Array.of(0xff, 0xfb, 0xe0, 0xc4, 1, 2, 3); // reads as a frame of 1044 bytes
    expect(measureMp3(concatBytes([chance, bytes]))).toEqual(facts);
    expect(measureMp3(bytes.subarray(0, -1)).frameCount).toBe(facts.frameCount - 1);
  });

  it.each([
    ['nothing', new Uint8Array(0)],
    ['noise', Uint8Array.from(noise(3000), (value) => value * 255)],
    ['a lone header', Uint8Array.of(0xff, 0xfb, 0x90, 0xc4)],
  ])('finds no frame in %s', (_, bytes) => {
    expect(() => measureMp3(bytes)).toThrow(expect.objectContaining({ code: 'unreadable_audio' }));
  });

  it('checks by CRC-16/ARC', () => {
    const digits = new TextEncoder().encode('123456789');
    expect(crc16(digits)).toBe(0xbb3d);
    expect(crc16(digits.subarray(4), crc16(digits.subarray(0, 4)))).toBe(0xbb3d);
  });
});
