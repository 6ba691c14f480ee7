import { joinSamples } from '@mynah/audio';
import { EngineFailure } from '@mynah/engine-spec';
import { cutSpans, type Ears } from '../ears.ts';
import { sampleRateHz } from '../limits.ts';
import type { CloneTarget } from '../search/cloning-state.ts';
import { syllablePace } from './syllable-pace.ts';

/** The encoder hears so much speech, from all over the samples: more changes its mind little and costs time. */
const heardSamples = 30 * sampleRateHz;
const pieceSamples = 5 * sampleRateHz;

/** What a search is to look for. @throws EngineFailure `unspeakable` without enough speech */
export async function hearTarget(
  ears: Ears,
  samples: Float32Array,
  { leastSpeechMs, signal }: { leastSpeechMs: number; signal: AbortSignal },
): Promise<CloneTarget> {
  const spans = await ears.speech(samples, signal);
  const speech = joinSamples(cutSpans(samples, spans));
  if (!signal.aborted && (speech.length * 1000) / sampleRateHz < leastSpeechMs)
    throw new EngineFailure('unspeakable', 'There is too little speech in the samples.');
  const heard = spread(speech);
  const [vector] = await ears.vectors([heard], signal);
  const { pitchHz, pitchSpread, voicedDb } = await ears.likeness(heard, signal);
  return {
    vector: vector ?? new Float32Array(),
    pitchHz,
    pitchSpread,
    colorDb: [...voicedDb],
    paceHz: syllablePace(speech),
  };
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
