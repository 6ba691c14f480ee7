import { edit } from '@mynah/audio';
import { normalizeLoudness } from '@mynah/audio/loudness';
import { plainNoise } from '@mynah/engine-spec/conformance';
import type { QualityContext } from '../../quality-part.ts';
import type { Table } from '../../table.ts';
import { filter, toFile } from './run-ffmpeg.ts';

const [targetLufs, ceilingDb] = [-16, -1];
const text = 'The harbor was quiet that morning, and a single boat came in slowly with the tide.';

/** Loudness and true peak before and after, by a meter that is not ours. */
export async function measureLoudnessParts(context: QualityContext): Promise<Table> {
  const { samples, sampleRateHz } = await context.speak(text, { voice: 'am_michael', language: 'en-US' });
  const at = (gainDb: number): Float32Array => edit.applyGain(samples.slice(), gainDb);
  const half = Math.floor(samples.length / 2);
  const sounds: Record<string, Float32Array> = {
    'soft speech': at(-20),
    'loud speech': at(3),
    'a whisper, then a shout': at(0).map((sample, index) => sample * (index < half ? 0.02 : 1)),
    'speech with clicks': at(-12).map((sample, index) => (index % 12_000 < 3 ? 0.95 : sample)),
    'soft noise': Float32Array.from({ length: samples.length }, plainNoise(2)).map((sample) => sample * 0.01),
  };
  const rows = [];
  for (const [name, sound] of Object.entries(sounds)) {
    const ours = await normalizeLoudness(() => blocksOf(sound), { sampleRateHz, targetLufs, ceilingDb });
    const made = Float32Array.from((await gather(ours.samples)).flatMap((block) => [...block]));
    const judged = [sound, made, await byPeer(context, sound, sampleRateHz)];
    const figures = [];
    for (const each of judged) figures.push(await judge(context, each, sampleRateHz));
    rows.push([name, ...figures.flat(), ours.gainDb.toFixed(1), ours.cleanGainDb.toFixed(1)]);
  }
  return {
    title: 'Loudness: brought to -16 LUFS under -1 dBTP',
    note: 'LUFS and dBTP before (the floor), as we make it, as the peer does. Gain in dB, and how much of it needs no limiter.',
    columns: ['sound', 'before', 'peak', 'ours', 'peak', 'loudnorm', 'peak', 'gain', 'clean gain'],
    rows,
  };
}

async function* blocksOf(samples: Float32Array): AsyncGenerator<Float32Array> {
  for (let at = 0; at < samples.length; at += 4096) yield samples.subarray(at, at + 4096);
}

async function gather(sound: AsyncIterable<Float32Array>): Promise<Float32Array[]> {
  const blocks: Float32Array[] = [];
  for await (const block of sound) blocks.push(block);
  return blocks;
}

async function byPeer(context: QualityContext, sound: Float32Array, rateHz: number): Promise<Float32Array> {
  const path = await toFile(context, sound, rateHz);
  const wish = `loudnorm=I=${targetLufs}:TP=${ceilingDb}:LRA=20`;
  const { told } = await filter(context, [path], `${wish}:print_format=json`, rateHz);
  const measured = JSON.parse(told.slice(told.lastIndexOf('{'), told.lastIndexOf('}') + 1)) as Record<
    string,
    string
  >;
  const known = ['I', 'TP', 'LRA', 'thresh'].map(
    (key) => `measured_${key}=${measured[`input_${key.toLowerCase()}`]}`,
  );
  const second = `${wish}:${known.join(':')}:offset=${measured.target_offset}:linear=true`;
  return (await filter(context, [path], second, rateHz)).samples;
}

/** LUFS and dBTP by EBU R 128 of ffmpeg. */
async function judge(context: QualityContext, sound: Float32Array, rateHz: number): Promise<string[]> {
  const path = await toFile(context, sound, rateHz);
  const { told } = await filter(context, [path], 'ebur128=peak=true', rateHz);
  const summary = told.slice(told.lastIndexOf('Summary:'));
  return [/I:\s+(\S+) LUFS/, /Peak:\s+(\S+) dBFS/].map((pattern) => pattern.exec(summary)?.[1] ?? '-');
}
