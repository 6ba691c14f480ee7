import { describe, expect, it } from 'vitest';
import { concatBytes, hasTag } from '../bytes.ts';
import { interleave } from '../channels.ts';
import { createEncoder } from '../create-encoder.ts';
import { encodeFile } from '../encode-file.ts';
import { type OutputFormatName, outputFormat, outputFormatNames } from '../output-format.ts';
import { decodeWithFfmpeg, ffmpegPath } from '../test-ffmpeg.ts';
import { signalToNoiseDb, sine } from '../test-signals.ts';
import { OggProgress } from './ogg-pages.ts';
import { opusCodec } from './opus.codec.ts';

const sourceRateHz = 24000;
const clip = sine({ frequencyHz: 700, sampleRateHz: sourceRateHz, seconds: 1.2345 });
const names = outputFormatNames.filter((name) => name.startsWith('opus'));

const open = (name: OutputFormatName) => createEncoder(outputFormat(name), { sourceRateHz, ffmpegPath });

async function stream(name: OutputFormatName, size = 4800): Promise<Uint8Array> {
  const encoder = await open(name);
  const parts: Uint8Array[] = [];
  try {
    for (let start = 0; start < clip.length; start += size) {
      parts.push(await encoder.write(clip.slice(start, start + size)));
    }
    parts.push(await encoder.finish());
  } finally {
    encoder.dispose();
  }
  return concatBytes(parts);
}

describe.skipIf(!ffmpegPath)('opus in Ogg (where there is an ffmpeg)', () => {
  it.each(names)('%s decodes to the same length and the same sound', async (name) => {
    const bytes = await stream(name);
    expect(hasTag(bytes, 0, 'OggS')).toBe(true);
    expect(hasTag(bytes, 28, 'OpusHead')).toBe(true);
    expect(bytes[37]).toBe(1); // channels
    const decoded = decodeWithFfmpeg(bytes);
    expect(decoded.length).toBe(clip.length * 2);
    const expected = sine({ frequencyHz: 700, sampleRateHz: 48000, seconds: clip.length / sourceRateHz });
    expect(signalToNoiseDb(decoded, expected, 1000)).toBeGreaterThan(15);
  });

  it('keeps two channels', async () => {
    const both = interleave(clip, new Float32Array(clip.length));
    const options = { sourceRateHz, channels: 2, ffmpegPath } as const;
    const bytes = await encodeFile(both, outputFormat('opus_48000_128'), options);
    expect(bytes[37]).toBe(2);
    const decoded = decodeWithFfmpeg(bytes); // folded by ffmpeg, which keeps the power
    expect(decoded.length).toBe(clip.length * 2);
    const expected = sine({
      frequencyHz: 700,
      sampleRateHz: 48000,
      seconds: 1.2345,
      amplitude: 0.5 * Math.SQRT1_2,
    });
    expect(signalToNoiseDb(decoded, expected, 1000)).toBeGreaterThan(15);
  });

  it('gives the same bytes whatever the chunks', async () => {
    expect(await stream('opus_48000_64', 777)).toEqual(await stream('opus_48000_64', clip.length));
  });

  it('gives the sound with the write that brought it, but for 200 ms', async () => {
    const encoder = await open('opus_48000_64');
    const progress = new OggProgress();
    progress.write(await encoder.write(clip.slice(0, 24000)));
    expect(progress.granule).toBeGreaterThanOrEqual(0.75 * 48000);
    encoder.dispose();
  });

  it('ends pending and later calls when it is disposed', async () => {
    const encoder = await open('opus_48000_64');
    await encoder.write(clip.slice());
    const finishing = encoder.finish();
    const refused = expect(finishing).rejects.toMatchObject({ code: 'encoder_closed' });
    await Promise.resolve().then(() => encoder.dispose());
    await refused;
    await expect(encoder.write(clip.slice())).rejects.toMatchObject({ code: 'encoder_closed' });
    encoder.dispose();
  });

  it('says why ffmpeg gave up', async () => {
    const codec = await opusCodec({ sampleRateHz: 48000, bitrateKbps: 1_000_000, channels: 1, ffmpegPath });
    await expect(Promise.resolve(codec.flush())).rejects.toMatchObject({ code: 'ffmpeg_failed' });
    codec.dispose();
  });
});

it.each([undefined, '/nowhere/ffmpeg'])('refuses opus when ffmpeg is %s', async (path) => {
  const opening = createEncoder(outputFormat('opus_48000_32'), { sourceRateHz, ffmpegPath: path });
  await expect(opening).rejects.toMatchObject({ code: 'ffmpeg_failed' });
});
