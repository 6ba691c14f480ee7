import { EngineFailure, type VoiceDefinition } from '@mynah/engine-spec';
import type { CloneStep, InstantCloneRequest } from '@mynah/engine-spec/tasks';
import { colorCorrection } from '../color/color-correction.ts';
import type { Ears } from '../ears.ts';
import { type CloneTarget, writeState } from '../search/cloning-state.ts';
import { alike, speakerSimilarity } from '../similarity.ts';
import { type StockVoice, stockVoices } from '../stock/stock-voices.ts';
import { embedTarget } from './embed-target.ts';

/** A voice whose pitch is an octave off costs as much similarity; so does the last voice in rank beside the first. */
const octaveCost = 0.3;
const rankCost = 0.12;
/** A search begins with the timbres of so many voices. */
const startCount = 6;
/** Further, a melody is no longer a person's. */
const mostRatio = 1.9;

/** A first voice: the nearest timbre, a prosody at a like pitch, and the color of the samples. */
export async function cloneInstantly(
  ears: Ears,
  { samples, language = 'en', gender, without = [] }: InstantCloneRequest,
  { leastSpeechMs, signal }: { leastSpeechMs: number; signal: AbortSignal },
): Promise<CloneStep | undefined> {
  const { evenVector, ...target } = await embedTarget(ears, samples, { leastSpeechMs, signal });
  if (signal.aborted) return undefined;
  const stock = stockVoices.filter(({ voice }) => !without.includes(voice.id));
  const timbres = byWorth(stock, evenVector, () => 0).slice(0, startCount);
  const timbre = getFirst(timbres);
  const prosodyVoices = prosodiesFor(stock, language, gender);
  const prosodyVoice = getFirst(byWorth(prosodyVoices, evenVector, (each) => prosodyCost(each, target)));
  const start: VoiceDefinition = {
    version: 1,
    timbre: { voices: [{ voice: timbre.voice.id, weight: 1 }] },
    prosody: { voices: [{ voice: prosodyVoice.voice.id, weight: 1 }] },
    pitchRatio: boundedRatio(target.pitchHz / prosodyVoice.pitchHz),
    pitchRange: 1,
    pace: 1,
    gainDb: 0,
  };
  const definition = { ...start, spectrumDb: colorCorrection(timbre.colorDb, target.colorDb) };
  const similarity = speakerSimilarity(timbre.vector, target.vector);
  const starts = timbres.map(({ voice }) => voice.id);
  const search = {
    target,
    start,
    current: definition,
    similarity,
    without,
    starts,
    trials: [],
    tried: 0,
    radius: 1,
  };
  const state = writeState({ ...search, grade: 'instant', stage: 'timbre' });
  return { type: 'clone', definition, state, similarity, progress: 0, stage: 'timbre' };
}

/** Voices of the samples' language; of English where the engine has none of it. */
function prosodiesFor(
  stock: readonly StockVoice[],
  language: string,
  gender: 'female' | 'male' | undefined,
): StockVoice[] {
  const fits = (tag: string) =>
    stock.filter(({ voice }) => isSame(voice.language, tag) && (!gender || voice.labels.gender === gender));
  return [fits(language), fits('en')].find(({ length }) => length > 0) ?? [...stock];
}

const isSame = (one: string, other: string): boolean =>
  one.split('-')[0]!.toLowerCase() === other.split('-')[0]!.toLowerCase();

function prosodyCost({ pitchHz, rank }: StockVoice, target: CloneTarget): number {
  return octaveCost * Math.abs(Math.log2(target.pitchHz / pitchHz)) + (rankCost * rank) / stockVoices.length;
}

/** The likest first, less what each costs. */
function byWorth(
  stock: readonly StockVoice[],
  vector: Float32Array,
  cost: (each: StockVoice) => number,
): StockVoice[] {
  return stock
    .map((each) => ({ each, worth: alike(each.vector, vector) - cost(each) }))
    .sort((one, other) => other.worth - one.worth)
    .map(({ each }) => each);
}

function getFirst([first]: readonly StockVoice[]): StockVoice {
  if (!first) throw new EngineFailure('unsupported', 'There’s no voice left to start from.');
  return first;
}

export function boundedRatio(ratio: number): number {
  return Math.round(Math.min(mostRatio, Math.max(1 / mostRatio, ratio)) * 1000) / 1000;
}
