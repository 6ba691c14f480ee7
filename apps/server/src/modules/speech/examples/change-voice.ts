import { joinSamples } from '@mynah/audio';
import type { VoiceFeatures } from '@mynah/engine-spec/tasks';
import type { TaskEngineInfo } from '../../../platform/engines/engine-pool.ts';
import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type ExampleRun, finishSound, type MadeExample } from './made-example.ts';
import { type ExampleVoice, pickVoice, speak } from './speak.ts';

const text =
  'I say it my way: slowly, with a pause, and then all at once. The words and the melody stay. Only the voice changes.';
const targetText = 'People look, but no one ever finds the gold that is said to lie where the rainbow ends.';

/** A sentence by one of our voices, changed into another by our voice changer. */
export async function changeVoice(platform: Platform, run: ExampleRun): Promise<MadeExample> {
  // the last is the plainest: it changes what it hears and needs to be told no words
  const engine = platform.engines
    .engines('voice-conversion')
    .findLast(({ isRemote, traits }) => !isRemote && traits.measures);
  if (!engine) throw new Failure('engine_unavailable', 'This server has no voice changer.');
  const { sampleRateHz } = engine.traits;
  const [source, target] = [pickVoice(platform, 'female'), pickVoice(platform, 'male')];
  const spoken = await speak(platform, source, { text, sampleRateHz, run });
  const changed = await change(platform, engine, { spoken, target, run });
  return {
    tool: 'voice-changer',
    text,
    engine: engine.name,
    before: { name: source.voice.displayName, sound: await finishSound(platform, spoken, sampleRateHz) },
    after: { name: target.voice.displayName, sound: await finishSound(platform, changed, sampleRateHz) },
  };
}

type Changer = TaskEngineInfo<'voice-conversion'>;

interface ChangeParts {
  spoken: Float32Array;
  target: ExampleVoice;
  run: ExampleRun;
}

async function change(
  platform: Platform,
  engine: Changer,
  { spoken, target, run }: ChangeParts,
): Promise<Float32Array> {
  const { sampleRateHz, stepMs, contextMs } = engine.traits;
  const sample = await speak(platform, target, { text: targetText, sampleRateHz, run });
  const [source, features] = [
    await measure(platform, engine, spoken, run),
    await measure(platform, engine, sample, run),
  ];
  const perMs = sampleRateHz / 1000;
  const parts: Float32Array[] = [];
  let state: Float32Array | undefined;
  for (let at = 0; at < spoken.length; at += stepMs * perMs) {
    const lead = Math.min(at, contextMs * perMs);
    const end = Math.min(spoken.length, at + stepMs * perMs);
    const tail = Math.min(spoken.length - end, contextMs * perMs);
    const request = {
      kind: 'change' as const,
      samples: spoken.slice(at - lead, end + tail),
      leadSamples: lead,
      tailSamples: tail,
      target: { id: target.voice.id, features },
      source,
      similarity: 0.75,
      seed: 1,
      ...(state && { state }),
    };
    for await (const part of platform.engines.run('voice-conversion', request, {
      ...run,
      engine: engine.name,
    })) {
      if (part.type !== 'audio') continue;
      state = part.state;
      parts.push(part.samples);
    }
    run.signal.throwIfAborted();
  }
  return joinSamples(parts);
}

async function measure(
  platform: Platform,
  engine: Changer,
  samples: Float32Array,
  run: ExampleRun,
): Promise<VoiceFeatures> {
  const request = { kind: 'measure' as const, samples: samples.slice() };
  for await (const part of platform.engines.run('voice-conversion', request, { ...run, engine: engine.name }))
    if (part.type === 'features') return part.features;
  throw new Failure('engine_unavailable', 'The example couldn’t be generated. Try again in a moment.');
}
