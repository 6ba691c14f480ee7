import { describe, expect, it } from 'vitest';
import { concatBytes } from './bytes.ts';
import { createEncoder, edit, files, outputFormat, outputFormatNames, pcm } from './index.ts';
import { noise } from './test-signals.ts';

const sourceRateHz = 24000;
const clip = noise(7001).map((sample) => sample * 0.7);
const plain = outputFormatNames.filter((name) => /^(pcm|ulaw|alaw|wav)/.test(name));

describe.each(plain)('%s', (name) => {
  const format = outputFormat(name);
  const encode = {
    pcm: pcm.toPcm16,
    wav: pcm.toPcm16,
    ulaw: pcm.toUlaw,
    alaw: pcm.toAlaw,
    mp3: null,
    opus: null,
  };

  it('is every sample of the clip at the rate of its name, whatever the chunks', async () => {
    const encoder = await createEncoder(format, { sourceRateHz });
    const parts: Uint8Array[] = [];
    for (let start = 0; start < clip.length; start += 999) {
      parts.push(await encoder.write(clip.slice(start, start + 999)));
    }
    parts.push(await encoder.finish());
    encoder.dispose();
    const sound = concatBytes(parts).subarray(format.codec === 'wav' ? 44 : 0);
    const resampled = edit.resample(clip, sourceRateHz, format.sampleRateHz);
    expect(sound).toEqual(encode[format.codec]?.(resampled));
  });
});

describe('createEncoder', () => {
  it('clips what is too loud instead of wrapping it around', async () => {
    const loud = Float32Array.of(3, -3, 0.5);
    const bytes = await files.encodeFile(loud, outputFormat('pcm_24000'), { sourceRateHz });
    expect([...pcm.fromPcm16(bytes)]).toEqual([32767 / 32768, -1, 0.5]);
  });

  it.each(plain)('takes two channels for %s: WAV keeps them, raw forms get their mean', async (name) => {
    const format = outputFormat(name);
    const [left, right] = [noise(3001, 1), noise(3001, 2)].map((side) => side.map((sample) => sample * 0.7));
    const both = edit.interleave(left as Float32Array, right as Float32Array);
    const file = await files.encodeFile(both.slice(), format, { sourceRateHz, channels: 2 });
    if (format.codec === 'wav') {
      const sides = files.readWav(file).channels;
      const resampled = (side?: Float32Array) =>
        edit.resample(side as Float32Array, sourceRateHz, format.sampleRateHz);
      expect(sides).toEqual([left, right].map((side) => pcm.fromPcm16(pcm.toPcm16(resampled(side)))));
    } else {
      expect(file).toEqual(await files.encodeFile(edit.foldToMono(both), format, { sourceRateHz }));
    }
  });

  it('refuses half a pair', async () => {
    const encoder = await createEncoder(outputFormat('wav_24000'), { sourceRateHz, channels: 2 });
    await expect(encoder.write(new Float32Array(3))).rejects.toMatchObject({ code: 'unsupported_audio' });
    encoder.dispose();
  });

  it('gives way to other work while it encodes a long clip', async () => {
    let turns = 0;
    const counting = setInterval(() => turns++, 0);
    await files.encodeFile(new Float32Array(60 * sourceRateHz), outputFormat('mp3_44100_128'), {
      sourceRateHz,
    });
    clearInterval(counting);
    expect(turns).toBeGreaterThan(5);
  });

  it('refuses a source rate that is none and a bitrate that is missing', async () => {
    const bad = createEncoder(outputFormat('pcm_16000'), { sourceRateHz: 0 });
    await expect(bad).rejects.toMatchObject({ code: 'unsupported_audio' });
    const nameless = { ...outputFormat('mp3_44100_128'), bitrateKbps: undefined };
    await expect(createEncoder(nameless, { sourceRateHz })).rejects.toMatchObject({
      code: 'unsupported_audio',
    });
  });
});
