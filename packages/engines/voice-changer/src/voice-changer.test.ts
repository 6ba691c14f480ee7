import { describeVoiceConversionEngine } from '@mynah/engine-spec/conformance';
import type { VoiceChangeRequest, VoiceFeatures } from '@mynah/engine-spec/tasks';
import { describe, expect, test } from 'vitest';
import { voiceChangerEngine } from './index.ts';
import { trackPitch } from './pitch/track-pitch.ts';
import { sampleRateHz } from './rates.ts';
import { high, low, testVoice } from './test-voice.ts';

const { signal } = new AbortController();
const engine = await voiceChangerEngine.open({ packFolder: () => undefined, threads: 1, log: () => {} });

async function measure(samples: Float32Array): Promise<VoiceFeatures> {
  for await (const part of engine.run({ kind: 'measure', samples }, signal)) {
    if (part.type === 'features') return part.features;
  }
  throw new Error('no features came');
}

async function change(request: Omit<VoiceChangeRequest, 'kind' | 'similarity' | 'seed'>) {
  const whole: VoiceChangeRequest = { kind: 'change', similarity: 0.75, seed: 1, ...request };
  for await (const part of engine.run(whole, signal)) if (part.type === 'audio') return part;
  throw new Error('no sound came');
}

const source = testVoice(low, 6);
const target = testVoice(high, 6);
const [sourceFeatures, targetFeatures] = [await measure(source), await measure(target)];

describeVoiceConversionEngine(voiceChangerEngine, {
  home: { packFolder: () => undefined, threads: 1, log: () => {} },
  speech: source.slice(0, 3 * sampleRateHz),
  wanted: target.slice(0, 3 * sampleRateHz),
  cutMs: 1900,
});

const changeWhole = async (to: VoiceFeatures, similarity = 0.75): Promise<Float32Array> => {
  const request = { samples: source, leadSamples: 0, tailSamples: 0, source: sourceFeatures, similarity };
  return (await change({ ...request, target: { id: 'v', features: to } })).samples;
};

async function changeInSteps(stepSamples: number): Promise<{ sound: Float32Array; cuts: number[] }> {
  const context = sampleRateHz / 2;
  const sound = new Float32Array(source.length);
  const cuts: number[] = [];
  let state: Float32Array | undefined;
  for (let start = 0; start < source.length; start += stepSamples) {
    const end = Math.min(source.length, start + stepSamples);
    const [from, to] = [Math.max(0, start - context), Math.min(source.length, end + context)];
    const part = await change({
      samples: source.slice(from, to),
      leadSamples: start - from,
      tailSamples: to - end,
      target: { id: 'v', features: targetFeatures },
      source: sourceFeatures,
      ...(state && { state }),
    });
    sound.set(part.samples, start);
    state = part.state;
    cuts.push(end);
  }
  return { sound, cuts: cuts.slice(0, -1) };
}

function hiss(length: number): Float32Array {
  let state = 1;
  return Float32Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state / 2_147_483_647 - 0.5) / 2;
  });
}

/** How far the color is from the target's, up to 5 kHz, whatever the level. */
function colorDistance({ voicedDb }: VoiceFeatures): number {
  const differences = voicedDb.slice(0, 54).map((level, band) => level - targetFeatures.voicedDb[band]!);
  const mean = differences.reduce((sum, value) => sum + value, 0) / differences.length;
  return differences.reduce((sum, value) => sum + Math.abs(value - mean), 0);
}

const medianHz = (samples: Float32Array): number => {
  const voiced = trackPitch(samples).filter((hz) => hz > 0);
  return voiced.sort()[voiced.length >> 1] ?? 0;
};

/** The largest second difference near a place: a click is a spike of it. */
const roughness = (samples: Float32Array, from: number, to: number): number => {
  let most = 0;
  for (let index = Math.max(2, from); index < to; index++) {
    const bend = samples[index]! - 2 * samples[index - 1]! + samples[index - 2]!;
    most = Math.max(most, Math.abs(bend));
  }
  return most;
};

describe('measuring', () => {
  test('tells the pitch and its spread', () => {
    expect(sourceFeatures.pitchHz).toBeCloseTo(low.pitchHz, -1);
    expect(targetFeatures.pitchHz / high.pitchHz).toBeCloseTo(1, 1);
    expect(sourceFeatures.pitchSpread).toBeGreaterThan(0.8);
    expect(sourceFeatures.pitchSpread).toBeLessThan(2);
  });

  test.each([
    ['silence', new Float32Array(48_000)],
    ['hiss', hiss(48_000)],
  ])('hears no voice in %s', async (_, samples) => {
    await expect(measure(samples)).rejects.toMatchObject({ kind: 'unspeakable' });
  });
});

describe('changing', () => {
  test('into the same voice gives the same sound', async () => {
    const same = await changeWhole(sourceFeatures);
    const error = same.reduce((sum, sample, index) => sum + (sample - source[index]!) ** 2, 0);
    const power = source.reduce((sum, sample) => sum + sample ** 2, 0);
    expect(10 * Math.log10(power / error)).toBeGreaterThan(40);
  });

  test('[SPE-002] takes on pitch and color of the target and keeps length and melody', async () => {
    const changed = await changeWhole(targetFeatures);
    expect(changed).toHaveLength(source.length);
    expect(medianHz(changed) / high.pitchHz).toBeCloseTo(1, 1);
    const features = await measure(changed);
    expect(colorDistance(features)).toBeLessThan(0.5 * colorDistance(sourceFeatures));
    const [before, after] = [trackPitch(source), trackPitch(changed)];
    const ratios = [...before.keys()].filter((frame) => before[frame]! > 0 && after[frame]! > 0);
    const steady = ratios.filter((frame) => {
      const semitones = 12 * Math.log2(after[frame]! / before[frame]! / (high.pitchHz / low.pitchHz));
      return Math.abs(semitones) < 1;
    });
    expect(steady.length / ratios.length).toBeGreaterThan(0.95);
  });

  test('keeps silence silent and hiss where it was', async () => {
    const changed = await changeWhole(targetFeatures);
    const power = (samples: Float32Array, from: number, to: number): number =>
      samples.slice(from * sampleRateHz, to * sampleRateHz).reduce((sum, sample) => sum + sample ** 2, 0);
    expect(power(changed, 2.9, 2.98)).toBeLessThan(1e-3 * power(changed, 2.2, 2.28));
    const ratio = power(changed, 2.72, 2.78) / power(source, 2.72, 2.78);
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });

  test('in steps sounds as in one, without a click at the cuts', async () => {
    const whole = await changeWhole(targetFeatures);
    const { sound, cuts } = await changeInSteps(sampleRateHz * 1.2);
    expect(cuts.length).toBeGreaterThan(3);
    for (const cut of cuts) {
      const around = roughness(whole, cut - 2400, cut + 2400);
      expect(roughness(sound, cut - 4, cut + 260)).toBeLessThanOrEqual(1.3 * around + 1e-4);
    }
  });

  test('the same request gives the same samples', async () => {
    expect(await changeWhole(targetFeatures)).toEqual(await changeWhole(targetFeatures));
  });

  test('a low similarity stays nearer to the source', async () => {
    const color = async (similarity: number): Promise<number> =>
      colorDistance(await measure(await changeWhole(targetFeatures, similarity)));
    expect(await color(0)).toBeGreaterThan(await color(1));
  });

  test('a voice that was not measured and a step without end are refused', async () => {
    const empty = { samples: source, leadSamples: 0, tailSamples: 0 };
    await expect(change({ ...empty, target: { id: 'v' } })).rejects.toMatchObject({ kind: 'unsupported' });
    const endless = new Float32Array(100 * sampleRateHz);
    await expect(measure(endless)).rejects.toMatchObject({ kind: 'unsupported' });
  });
});
