import { kokoroVoices } from '@mynah/engine-kokoro/voices';
import type { EngineVoice } from '@mynah/engine-spec';
import { joinHearing } from '../similarity.ts';
import { measuredVoices } from './measured-voices.ts';

/** One of the engine's own voices, with what was heard of it. */
export interface StockVoice {
  voice: EngineVoice;
  /** Place among all, the best first. */
  rank: number;
  /** By the encoders, of length 1, with the mean color of all voices. */
  vector: Float32Array;
  pitchHz: number;
  /** Of the melody, in semitones. */
  pitchSpread: number;
  /** Mean spectrum of loud sounds, dB at 129 frequencies from 0 to 12 kHz. */
  colorDb: number[];
  /** Seconds that it takes for the trial phrases. */
  seconds: number;
}

/** Everything that was measured of the voices, best voice first. */
export const stockVoices: readonly StockVoice[] = kokoroVoices.map((voice, rank) => {
  const measured = measuredVoices[voice.id];
  if (!measured) throw new Error(`The voice ${voice.id} was not measured.`);
  const [speaker = '', print = '', color = '', ...numbers] = measured.split(' ');
  const [pitchHz = 0, pitchSpread = 0, seconds = 0] = numbers.map(Number);
  return {
    voice,
    rank,
    vector: joinHearing(toLengthOne(bytesOf(speaker)), toLengthOne(bytesOf(print))),
    pitchHz,
    pitchSpread,
    colorDb: Array.from(bytesOf(color), (step) => step),
    seconds,
  };
});

/** The mean color of all voices. */
export const ordinaryColorDb: readonly number[] = stockVoices[0]!.colorDb.map(
  (_, band) => stockVoices.reduce((sum, { colorDb }) => sum + colorDb[band]!, 0) / stockVoices.length,
);

function bytesOf(text: string): Int8Array {
  return new Int8Array(Buffer.from(text, 'base64'));
}

function toLengthOne(values: Int8Array): Float32Array {
  const length = Math.hypot(...values) || 1;
  return Float32Array.from(values, (value) => value / length);
}
