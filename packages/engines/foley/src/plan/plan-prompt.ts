import type { Random } from '../dsp/index.ts';
import type { CaptionIndex, Match } from './caption-index.ts';
import type { Source } from './source.ts';
import { splitPrompt } from './split-prompt.ts';
import { readStyle, type SoundStyle } from './words.ts';

/** One sound of a step. */
export interface Layer {
  text: string;
  source: Source;
  similarity: number;
  style: SoundStyle;
}

/** What is heard at once; steps follow one another. */
export type Step = readonly Layer[];

export interface PlanOptions {
  /** 0 to 1: how closely the nearest source is kept to. */
  influence: number;
  random: Random;
}

/** A piece of a prompt that comes no nearer to anything names no sound of its own. */
const namesSound = 0.45;
/** A whole that fits one source so much better than its pieces is that one thing ("city street with cars"). */
const wholeWins = 0.06;
const mostLayers = 4;
const mostSteps = 6;

/** From words to sources. Every prompt gives at least one layer: how near it comes is for the caller to say. */
export async function planPrompt(prompt: string, index: CaptionIndex, options: PlanOptions): Promise<Step[]> {
  const pieces = splitPrompt(prompt);
  const room = readStyle(prompt).room;
  const steps: Step[] = [];
  for (const step of pieces.length > 0 ? pieces : [[prompt]]) {
    const named = await nameSounds(step, index);
    if (named.length === 0 && steps.length > 0) continue;
    const groups = named.length > 0 ? named : [await nearest(step.join(', '), index)];
    steps.push(
      groups.slice(0, mostLayers).map(({ text, matches }) => {
        const { source, similarity } = choose(matches, options);
        return { text, source, similarity, style: { ...readStyle(text), room } };
      }),
    );
    if (steps.length === mostSteps) break;
  }
  return steps;
}

interface Named {
  text: string;
  matches: readonly Match[];
}

const nearest = async (text: string, index: CaptionIndex): Promise<Named> => ({
  text,
  matches: await index.match(text),
});

/** Joins pieces that only describe to the sound that they describe, and those that name the same. */
async function nameSounds(pieces: readonly string[], index: CaptionIndex): Promise<Named[]> {
  const whole = await nearest(pieces.join(', '), index);
  if (pieces.length === 1) return [whole];
  const found = await Promise.all(pieces.map((piece) => nearest(piece, index)));
  const groups: { text: string; id: string }[] = [];
  let waiting = '';
  let strongest = 0;
  for (const { text, matches } of found) {
    const [best] = matches;
    const last = groups.at(-1);
    if (!best || best.similarity < namesSound) {
      if (last) last.text += `, ${text}`;
      else waiting += `${text}, `;
      continue;
    }
    strongest = Math.max(strongest, best.similarity);
    if (last?.id === best.source.id) last.text += `, ${text}`;
    else groups.push({ text: waiting + text, id: best.source.id });
    waiting = '';
  }
  const one = whole.matches[0]?.similarity ?? 0;
  if (groups.length < 2 || one > strongest + wholeWins) return [whole];
  return Promise.all(groups.map(({ text }) => nearest(text, index)));
}

/** The nearest, or now and then another of its category that is nearly as near: the more often, the less influence. */
function choose(matches: readonly Match[], { influence, random }: PlanOptions): Match {
  const best = matches[0]!;
  const margin = 0.1 * (1 - influence);
  if (margin === 0) return best;
  const near = matches.filter(
    ({ source, similarity }) =>
      source.category === best.source.category && best.similarity - similarity <= margin,
  );
  const weights = near.map(({ similarity }) =>
    Math.exp((similarity - best.similarity) / (0.02 + 0.04 * (1 - influence))),
  );
  let left = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [place, match] of near.entries()) {
    left -= weights[place]!;
    if (left <= 0) return match;
  }
  return best;
}
