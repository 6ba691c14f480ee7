import { joinSamples, Resampler } from '@mynah/audio';
import { Failure } from '../../../platform/errors/index.ts';
import { findIsolator, isolateSpeech } from '../../../platform/isolation/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type ExampleRun, finishSound, type MadeExample } from './made-example.ts';
import { pickVoice, speak } from './speak.ts';

const text =
  'It has been raining on this roof all day. Switch while I speak: the rain stops, and my voice stays.';
const rateHz = 48_000;
/** How much louder than the rain the voice is. */
const ratioDb = 3;

/** Our own voice in our own rain, and what our isolator leaves of it. */
export async function isolateVoice(platform: Platform, run: ExampleRun): Promise<MadeExample> {
  const isolator = findIsolator(platform);
  const speaker = pickVoice(platform, 'female');
  const voice = await speak(platform, speaker, { text, sampleRateHz: rateHz, run });
  const noisy = mix(voice, await rain(platform, (voice.length / rateHz) * 1000, run));
  const parts: Float32Array[] = [];
  for await (const part of isolateSpeech(platform, once(noisy), { sampleRateHz: rateHz, ...run }))
    parts.push(part);
  return {
    tool: 'voice-isolator',
    text,
    engine: isolator.name,
    before: {
      name: `${speaker.voice.displayName} in the rain`,
      sound: await finishSound(platform, noisy, rateHz),
    },
    after: {
      name: speaker.voice.displayName,
      sound: await finishSound(platform, joinSamples(parts), rateHz),
    },
  };
}

async function* once(samples: Float32Array): AsyncGenerator<Float32Array> {
  yield samples;
}

async function rain(platform: Platform, durationMs: number, run: ExampleRun): Promise<Float32Array> {
  const [engine] = platform.engines.engines('sound');
  if (!engine) throw new Failure('engine_unavailable', 'This server has no engine for sound effects.');
  const request = { prompt: 'heavy rain', durationMs, promptInfluence: 1, loop: false, seed: 1 };
  const resampler = new Resampler(engine.traits.sampleRateHz, rateHz);
  const parts: Float32Array[] = [];
  for await (const part of platform.engines.run('sound', request, { ...run, engine: engine.name }))
    if (part.type === 'audio') parts.push(resampler.write(toMono(part)));
  run.signal.throwIfAborted();
  return joinSamples([...parts, resampler.finish()]);
}

const toMono = ({ left, right }: { left: Float32Array; right: Float32Array }): Float32Array =>
  left.map((sample, at) => (sample + right[at]!) / 2);

/** The noise under the voice at the ratio of their powers; nothing is clipped. */
function mix(voice: Float32Array, noise: Float32Array): Float32Array {
  const gain = Math.sqrt(power(voice) / (power(noise) + 1e-12)) * 10 ** (-ratioDb / 20);
  const mixed = voice.map((sample, at) => sample + gain * (noise[at] ?? 0));
  const loudest = mixed.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return mixed.map((sample) => (sample * 0.9) / Math.max(0.9, loudest));
}

const power = (samples: Float32Array): number =>
  samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length);
