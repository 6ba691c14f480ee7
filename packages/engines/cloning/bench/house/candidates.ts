import type { VoiceDefinition } from '@mynah/engine-spec';
import { designVoices } from '../../src/design/design-voices.ts';
import { readDescription } from '../../src/design/read-description.ts';
import { alike } from '../../src/similarity.ts';
import { stockVoices } from '../../src/stock/stock-voices.ts';
import { languages, namesOf } from './names.ts';
import { type Style, styles } from './styles.ts';

export interface Candidate {
  name: string;
  gender: 'female' | 'male';
  age: 'young' | 'middle_aged' | 'old';
  accent: string;
  language: string;
  style: Style;
  definition: VoiceDefinition;
  /** Steps of `tiltedColor`. */
  color: number;
  pitchHz: number;
}

const accentWords: Readonly<Record<string, string>> = {
  'en-US': 'American',
  'en-GB': 'British',
  'es-ES': 'Spanish',
  'fr-FR': 'French',
  'hi-IN': 'Indian',
  'it-IT': 'Italian',
  'ja-JP': 'Japanese',
  'pt-BR': 'Brazilian',
  'zh-CN': 'Chinese',
};
const ages = ['young', 'middle-aged', 'old', 'middle-aged', 'young', 'middle-aged', 'old'] as const;
/** So many voices are thought up for each name; the one that is expected to be the newest is spoken. */
const tries = 24;
const mostFreedom = 2;

/** Voices to be heard, language after language in turn, each as far from those before as mixing can tell. */
export function* candidates(): Generator<Candidate> {
  const taken: { language: string; vector: Float32Array; pitchHz: number; pace: number }[] = [];
  const queues = languages.flatMap((language) =>
    (['female', 'male'] as const).map((gender) => ({ language, gender, names: namesOf(language, gender) })),
  );
  const most = Math.max(...queues.map(({ names }) => names.length));
  for (let round = 0; round < most; round++) {
    for (const [place, { language, gender, names }] of queues.entries()) {
      const name = names[round];
      if (name === undefined) continue;
      const style = styles[(round * 5 + place * 7) % styles.length]!;
      const age = ages[(round * 3 + place) % ages.length]!;
      const description = `${style.wish}, ${age} ${gender}, ${accentWords[language]}`;
      const made = Array.from({ length: tries }, (_, index) =>
        think(description, place * 10_000 + round * 100 + index),
      );
      const best = made
        .map((each) => ({ each, worth: distance(each, taken) }))
        .reduce((one, other) => (other.worth > one.worth ? other : one)).each;
      taken.push({
        language,
        vector: expected(best.definition),
        pitchHz: best.traits.pitchHz,
        pace: best.definition.pace,
      });
      const { traits, definition } = best;
      yield {
        ...{ name, gender, style, language, pitchHz: traits.pitchHz, age: traits.age, accent: traits.accent },
        ...{ definition, color: colorOf(description) },
      };
    }
  }
}

function think(description: string, seed: number) {
  const freedom = mostFreedom;
  const [made] = designVoices({ kind: 'design', description, seed, count: 1, freedom }, () => 0);
  return made!;
}

type Thought = ReturnType<typeof think>;

/** What the encoders are expected to hear: the mix of what they hear of its voices. */
function expected({ timbre }: VoiceDefinition): Float32Array {
  const sum = new Float32Array(stockVoices[0]!.vector.length);
  for (const { voice, weight } of timbre.voices) {
    const { vector } = stockVoices.find((stock) => stock.voice.id === voice)!;
    for (let at = 0; at < sum.length; at++) sum[at]! += weight * vector[at]!;
  }
  const length = Math.hypot(...sum);
  return sum.map((value) => value / length);
}

function distance(
  { definition, traits }: Thought,
  taken: readonly { language: string; vector: Float32Array; pitchHz: number; pace: number }[],
): number {
  const vector = expected(definition);
  return Math.min(
    1,
    ...taken.map(
      (other) =>
        1 -
        alike(vector, other.vector) +
        0.6 * Math.abs(Math.log2(traits.pitchHz / other.pitchHz)) +
        0.2 * Math.abs(Math.log2(definition.pace / other.pace)),
    ),
  );
}

/** Steps to which the designer turns the words, as it does. */
function colorOf(description: string): number {
  const { color } = readDescription(description);
  return Math.abs(color) < 0.05 ? 0 : Math.round(color * 100) / 100;
}
