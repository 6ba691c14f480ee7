import { clusterVectors, join, mergeAlike } from './cluster.ts';
import { followVoices, type VoicedWindow } from './follow-voices.ts';
import type { Span } from './span.ts';
import { type Cluster, dot, similarity } from './voice-similarity.ts';

/** A stretch of speech by one speaker. */
export interface SpeakerTurn extends Span {
  /** 0 for whoever speaks first, 1 for the next, and so on. */
  speaker: number;
}

export interface TurnOptions {
  /** Similarity above which two windows are taken for one voice: `traits.sameVoice` of the engine. */
  sameVoice: number;
  /** No more speakers than this. */
  maxSpeakers?: number;
}

/** Who is heard for less, over the whole recording, is taken for one of the others. */
const shortestVoiceMs = 1200;
/** Speech that goes on after such a pause is the same turn. */
const longestPauseMs = 1000;
const rounds = 3;

/**
 * Who spoke when: windows of one recording, clustered by voice, then followed through the speech.
 * @param speech from `findSpeech`
 * @param windows from `planWindows`, each with its vector
 */
export function findTurns(
  speech: readonly Span[],
  windows: readonly VoicedWindow[],
  options: TurnOptions,
): SpeakerTurn[] {
  if (speech.length === 0) return [];
  const voices = findVoices(windows, options);
  if (voices.length === 0) return [];
  const turns: SpeakerTurn[] = [];
  for (const { span, voice } of followVoices(speech, windows, voices)) {
    const last = turns.at(-1);
    if (last && last.speaker === voice && span.startMs - last.endMs < longestPauseMs) last.endMs = span.endMs;
    else turns.push({ ...span, speaker: voice });
  }
  return numberByAppearance(turns);
}

/** A vector of length 1 for each speaker. */
function findVoices(
  windows: readonly VoicedWindow[],
  { sameVoice, maxSpeakers }: TurnOptions,
): Float32Array[] {
  const vectors = windows.map(({ vector }) => vector);
  const clusters = dropShort(clusterVectors(vectors, sameVoice), windows);
  let voices = mergeAlike(clusters, sameVoice, maxSpeakers).map(({ sum }) => toLengthOne(sum));
  for (let round = 0; round < rounds && voices.length > 1; round += 1) voices = meansOf(vectors, voices);
  return voices;
}

/** Joins clusters that are heard too shortly to be a person to what they are most like. */
function dropShort(clusters: readonly Cluster[], windows: readonly VoicedWindow[]): Cluster[] {
  const heardMs = ({ members }: Cluster): number => {
    const spans = members.map((index) => windows[index]!).sort((one, other) => one.startMs - other.startMs);
    let until = Number.NEGATIVE_INFINITY;
    let heard = 0;
    for (const { startMs, endMs } of spans) {
      heard += Math.max(0, endMs - Math.max(startMs, until));
      until = Math.max(until, endMs);
    }
    return heard;
  };
  const long = clusters.filter((cluster) => heardMs(cluster) >= shortestVoiceMs);
  if (long.length === 0) return [clusters.reduce(join)];
  const short = clusters.filter((cluster) => !long.includes(cluster));
  for (const cluster of short) {
    const likest = long.map((other) => similarity(cluster, other));
    const place = likest.indexOf(Math.max(...likest));
    long[place] = join(long[place]!, cluster);
  }
  return long;
}

/** Gives each vector to the voice it is most like, and takes the means again. */
function meansOf(vectors: readonly Float32Array[], voices: readonly Float32Array[]): Float32Array[] {
  const sums = voices.map((voice) => new Float32Array(voice.length));
  for (const vector of vectors) {
    const likest = voices.map((voice) => dot(vector, voice));
    const sum = sums[likest.indexOf(Math.max(...likest))]!;
    for (const [index, value] of vector.entries()) sum[index]! += value;
  }
  return sums.filter((sum) => sum.some((value) => value !== 0)).map(toLengthOne);
}

function numberByAppearance(turns: readonly SpeakerTurn[]): SpeakerTurn[] {
  const numbers = new Map<number, number>();
  for (const { speaker } of turns) if (!numbers.has(speaker)) numbers.set(speaker, numbers.size);
  return turns.map((turn) => ({ ...turn, speaker: numbers.get(turn.speaker)! }));
}

function toLengthOne(vector: Float32Array): Float32Array {
  const length = Math.sqrt(dot(vector, vector)) || 1;
  return vector.map((value) => value / length);
}
