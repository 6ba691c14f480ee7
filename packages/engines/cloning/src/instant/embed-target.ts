import { joinSamples } from '@mynah/audio';
import { createSpectralFilter } from '@mynah/engine-kokoro/trial';
import { EngineFailure } from '@mynah/engine-spec';
import { colorCorrection } from '../color/color-correction.ts';
import { colorOf } from '../color/color-of.ts';
import { cutSpans, type Ears } from '../ears.ts';
import { sampleRateHz } from '../limits.ts';
import type { CloneTarget } from '../search/cloning-state.ts';
import { joinHearing } from '../similarity.ts';
import { ordinaryColorDb } from '../stock/stock-voices.ts';
import { syllablePace } from './syllable-pace.ts';

/** The encoder hears so much speech, from all over the samples: more changes its mind little and costs time. */
const heardSamples = 30 * sampleRateHz;
const pieceSamples = 5 * sampleRateHz;

/** What a search is to look for, and what is compared with the engine's own voices. */
export interface HeardTarget extends CloneTarget {
  /** As the encoders would hear the voice with the mean color of the engine's own. */
  evenVector: Float32Array;
}

/** What a search is to look for. @throws EngineFailure `unspeakable` without enough speech */
export async function embedTarget(
  ears: Ears,
  samples: Float32Array,
  { leastSpeechMs, signal }: { leastSpeechMs: number; signal: AbortSignal },
): Promise<HeardTarget> {
  const spans = await ears.speech(samples, signal);
  const speech = joinSamples(cutSpans(samples, spans));
  if (!signal.aborted && (speech.length * 1000) / sampleRateHz < leastSpeechMs)
    throw new EngineFailure('unspeakable', 'There’s too little speech in the samples.');
  const heard = spread(speech);
  const [deaf = new Float32Array()] = await ears.vectors([heard], signal);
  const colorDb = colorOf(heard);
  const { pitchHz, pitchSpread } = await ears.features(heard, signal);
  return {
    vector: joinHearing(deaf, await ears.print(heard)),
    evenVector: joinHearing(deaf, await ears.print(inColor(heard, colorDb, ordinaryColorDb))),
    pitchHz,
    pitchSpread,
    colorDb,
    paceHz: syllablePace(speech),
  };
}

function inColor(samples: Float32Array, own: readonly number[], wanted: readonly number[]): Float32Array {
  const colored = samples.slice();
  createSpectralFilter(colorCorrection(own, wanted))(colored);
  return colored;
}

/** Pieces evenly from the whole. */
function spread(speech: Float32Array): Float32Array {
  if (speech.length <= heardSamples) return speech;
  const pieces = heardSamples / pieceSamples;
  const step = (speech.length - pieceSamples) / (pieces - 1);
  return joinSamples(
    Array.from({ length: pieces }, (_, index) => {
      const from = Math.round(index * step);
      return speech.subarray(from, from + pieceSamples);
    }),
  );
}
