import type { VoiceMix } from '@mynah/engine-spec';
import { type StockVoice, stockVoices } from '../stock/stock-voices.ts';

/** How near each stock voice's own description comes to the wanted one, 0 to 1; where the words can be understood. */
export type Nearness = (voice: string) => number;

/** What the choice depends on beside the wish. */
export interface Chances {
  random: () => number;
  /** Factor on what chance does: `DesignRequest.freedom`. */
  freedom: number;
  nearness: Nearness;
  /** Timbres that were used for the voices before. */
  taken: Set<string>;
}

/** What chance adds to a voice's fitness. */
const choice = { timbre: 0.35, prosody: 0.2 };

/** Two or three voices of the wanted kind, one of them leading. */
export function mixTimbre(kind: Kind, { random, freedom, nearness, taken }: Chances): VoiceMix {
  const ranked = stockVoices
    .filter(({ voice }) => kind.gender === 'neutral' || voice.labels.gender === kind.gender)
    .map((stock) => ({ stock, worth: fitness(stock, kind, nearness) + choice.timbre * freedom * random() }))
    .map(({ stock, worth }) => ({ stock, worth: worth - (taken.has(stock.voice.id) ? 0.6 : 0) }))
    .sort((one, other) => other.worth - one.worth);
  const chosen = kind.gender === 'neutral' ? bothGenders(ranked) : ranked.slice(0, 3);
  for (const { stock } of chosen) taken.add(stock.voice.id);
  const weights = kind.gender === 'neutral' ? [0.5, 0.5] : [0.6, 0.25, 0.15];
  return { voices: chosen.map(({ stock }, index) => ({ voice: stock.voice.id, weight: weights[index]! })) };
}

function bothGenders<Each extends { stock: StockVoice }>(ranked: readonly Each[]): Each[] {
  return (['female', 'male'] as const).map(
    (gender) => ranked.find(({ stock }) => stock.voice.labels.gender === gender)!,
  );
}

export interface Kind {
  gender: 'female' | 'male' | 'neutral';
  age: 'child' | 'young' | 'middle_aged' | 'old';
  language: string;
}

function fitness({ voice, rank }: StockVoice, { age, language }: Kind, nearness: Nearness): number {
  const wantedAge = age === 'child' ? 'young' : age;
  return (
    (voice.labels.age === wantedAge ? 0.45 : 0) +
    (voice.language === language ? 0.5 : 0) +
    0.8 * nearness(voice.id) -
    (0.5 * rank) / stockVoices.length
  );
}

/** The best voice of the accent, of the gender where there is one. */
export function chooseProsody(kind: Kind, { random, freedom, nearness }: Chances): StockVoice {
  const ofAccent = stockVoices.filter(({ voice }) => voice.language === kind.language);
  const ofGender = ofAccent.filter(({ voice }) => voice.labels.gender === kind.gender);
  const [first, ...others] = ofGender.length > 0 ? ofGender : ofAccent;
  const worth = new Map(
    [first!, ...others].map((each) => [
      each,
      fitness(each, kind, nearness) + choice.prosody * freedom * random(),
    ]),
  );
  return others.reduce((best, each) => (worth.get(each)! > worth.get(best)! ? each : best), first!);
}
