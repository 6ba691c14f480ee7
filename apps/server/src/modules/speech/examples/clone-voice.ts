import { leadingVoice, type VoiceDefinition } from '@mynah/engine-spec';
import type { CloneStep, CloningRequest } from '@mynah/engine-spec/tasks';
import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type ExampleRun, finishSound, type MadeExample } from './made-example.ts';
import { type ExampleVoice, pickVoice, speak } from './speak.ts';

const sampleText =
  'The harbor was quiet when the first boats came in, and nobody had slept. She counted the steps again, slowly, and wrote the number on the wall. There is a kind of weather that makes every sound seem closer than it is.';
const text = 'I never said this sentence. It was made from half a minute of my speech.';

/** Past it the example is good enough to be heard; a voice of somebody's own is refined further. */
const mostSteps = 3;

/**
 * A sentence by one of our voices, and by its clone. The cloner hears another text, and may not lean on the voice that
 * it is to find.
 */
export async function cloneVoice(platform: Platform, run: ExampleRun): Promise<MadeExample> {
  const [cloner] = platform.engines.engines('cloning');
  const source = pickVoice(platform, 'male');
  if (!cloner || source.engine.name !== cloner.traits.speechEngine) {
    throw new Failure('engine_unavailable', 'This server has no engine for voice cloning.');
  }
  const { sampleRateHz } = cloner.traits;
  const samples = await speak(platform, source, { text: sampleText, sampleRateHz, run });
  const without = [source.voice.id];
  const definition = await clone(platform, { kind: 'instant', samples, language: 'en', without }, run);
  const rateHz = source.engine.sampleRateHz;
  const original = await speak(platform, source, { text, sampleRateHz: rateHz, run });
  const cloned = await speak(platform, cloneOf(source, definition), { text, sampleRateHz: rateHz, run });
  const length = Math.max(original.length, cloned.length);
  const finish = async (sound: Float32Array) => finishSound(platform, padded(sound, length), rateHz);
  return {
    tool: 'voice-cloning',
    text,
    engine: cloner.name,
    before: { name: `${source.voice.displayName}’s recording`, sound: await finish(original) },
    after: { name: 'the clone', sound: await finish(cloned) },
  };
}

async function clone(platform: Platform, first: CloningRequest, run: ExampleRun): Promise<VoiceDefinition> {
  let step = await ask(platform, first, run);
  for (let count = 0; count < mostSteps && step.progress < 1; count += 1) {
    step = await ask(platform, { kind: 'refine', grade: 'instant', state: step.state }, run);
  }
  return step.definition;
}

async function ask(platform: Platform, request: CloningRequest, run: ExampleRun): Promise<CloneStep> {
  for await (const part of platform.engines.run('cloning', request, run)) {
    if (part.type === 'clone') return part;
  }
  run.signal.throwIfAborted();
  throw new Failure('engine_unavailable', 'The example couldn’t be generated. Try again in a moment.');
}

/** The engine's voice that the clone leans on, with what makes it the clone. */
function cloneOf({ engine }: ExampleVoice, definition: VoiceDefinition): ExampleVoice {
  const voice = engine.voices.find(({ id }) => id === leadingVoice(definition));
  if (!voice)
    throw new Failure(
      'engine_unavailable',
      'The engine for cloned voices isn’t ready. Try again in a moment.',
    );
  return { engine, voice, definition };
}

/** Both are heard at one playhead: the shorter ends in silence. */
function padded(sound: Float32Array, length: number): Float32Array {
  const whole = new Float32Array(length);
  whole.set(sound);
  return whole;
}
