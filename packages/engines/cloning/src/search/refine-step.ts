import { measure } from '@mynah/audio';
import { createSpectralFilter } from '@mynah/engine-kokoro/trial';
import type { VoiceDefinition } from '@mynah/engine-spec';
import type { CloneStep, RefineRequest } from '@mynah/engine-spec/tasks';
import { colorCorrection } from '../color/color-correction.ts';
import { colorOf } from '../color/color-of.ts';
import { boundedRatio } from '../instant/clone-instantly.ts';
import { syllablePace } from '../instant/syllable-pace.ts';
import { sampleRateHz } from '../limits.ts';
import { speakerSimilarity } from '../similarity.ts';
import { trialPhrases } from '../trial-phrases.ts';
import { readState, type Search, writeState } from './cloning-state.ts';
import type { CloningTools, Studio } from './studio.ts';
import { bestOf, mostTelling, nextRadius, nextWay, type TimbreSearch, worthOf } from './timbre-step.ts';

/** Trials of a grade, what is said in each, and in how many directions it looks. */
const grades = {
  instant: { trials: 60, phrases: [trialPhrases[0]], dimensions: 24 },
  professional: { trials: 100, phrases: [trialPhrases[3], trialPhrases[4]], dimensions: 40 },
} as const;
/** What prosody and color are taken from. */
const measuredPhrases = [trialPhrases[0], trialPhrases[3], trialPhrases[5]];
/** Steps after the trials, for prosody and color. */
const lastSteps = 2;
/** Every voice of the engine comes out at this loudness, LUFS. */
const targetLufs = -18;

/** One step of the way to a better clone. Undefined when aborted. @throws EngineFailure for a foreign state */
export async function refineStep(
  { ears, studio: open }: CloningTools,
  { grade, state }: RefineRequest,
  signal: AbortSignal,
): Promise<CloneStep | undefined> {
  const search = risen(readState(state), grade);
  if (search.stage === 'done') return toStep(search);
  const tools = { ears, studio: await open(search.without) };
  const next =
    search.stage === 'timbre'
      ? await tryTimbre(tools, search, signal)
      : search.stage === 'prosody'
        ? await takeProsody(tools, search, signal)
        : await takeColor(tools, search, signal);
  return next && toStep(next);
}

type OpenTools = Pick<CloningTools, 'ears'> & { studio: Studio };

/** A higher grade begins where the lower one ended: with its best timbre, heard anew in other words. */
function risen(search: Search, grade: RefineRequest['grade']): Search {
  if (grade !== 'professional' || search.grade === 'professional') return search;
  return { ...search, grade, stage: 'timbre', trials: [], tried: 0, radius: 1 };
}

async function tryTimbre(
  { ears, studio }: OpenTools,
  search: Search,
  signal: AbortSignal,
): Promise<Search | undefined> {
  const { start, target, grade } = search;
  const { dimensions, phrases, trials: wanted } = grades[grade];
  const space: TimbreSearch = {
    origin: studio.placeOf(start.timbre.voices[0]!.voice, dimensions),
    prior: studio.response(dimensions),
    target: target.vector,
  };
  const given = givenWay(search, studio);
  const way = given ?? nextWay(search, space);
  const samples = await studio.speak(phrases, inTimbre(start, studio, way), signal);
  if (!samples) return undefined;
  const spectrumDb = colorCorrection(colorOf(samples), target.colorDb);
  createSpectralFilter(spectrumDb)(samples);
  const vector = await ears.voice(samples, signal);
  if (!vector) return undefined;
  const trial = { way, vector };
  const before = given ? -1 : worthOf(bestOf(search.trials, space), space);
  const best = bestOf([...search.trials, trial], space);
  const { timbre } = inTimbre(start, studio, best.way);
  const tried = search.tried + 1;
  return {
    ...search,
    trials: mostTelling([...search.trials, trial], space),
    tried,
    best: best.way,
    radius: given ? search.radius : nextRadius(search.radius, worthOf(trial, space) > before),
    current: { ...search.current, timbre, ...(best === trial ? { spectrumDb } : {}) },
    similarity: speakerSimilarity(best.vector, target.vector),
    stage: tried < wanted ? 'timbre' : grade === 'professional' ? 'prosody' : 'color',
  };
}

/** A grade begins with what is known to be near; undefined when the search goes on by itself. */
function givenWay({ grade, tried, starts, best }: Search, studio: Studio): number[] | undefined {
  const at = tried;
  const { dimensions } = grades[grade];
  if (grade === 'professional') {
    // the instant grade knew fewer directions
    return at === 0 ? Array.from({ length: dimensions }, (_, axis) => best?.[axis] ?? 0) : undefined;
  }
  const start = starts[at];
  if (start === undefined) return undefined;
  const origin = studio.placeOf(starts[0]!, dimensions);
  return studio.placeOf(start, dimensions).map((value, axis) => value - origin[axis]!);
}

function inTimbre(start: VoiceDefinition, studio: Studio, way: readonly number[]): VoiceDefinition {
  return { ...start, timbre: { ...start.timbre, offset: studio.space.offset(way) } };
}

/** How far the melody goes and how fast it is spoken. */
async function takeProsody(
  { ears, studio }: OpenTools,
  search: Search,
  signal: AbortSignal,
): Promise<Search | undefined> {
  const { target } = search;
  const samples = await studio.speak(measuredPhrases, plain(search.current), signal);
  if (!samples) return undefined;
  const { pitchSpread } = await ears.features(samples, signal);
  const current = {
    ...search.current,
    pitchRange: bounded(target.pitchSpread / Math.max(0.5, pitchSpread), 0.7, 1.4),
    pace: bounded(target.paceHz / Math.max(0.5, syllablePace(samples)), 0.87, 1.15),
  };
  return { ...search, current, stage: 'color' };
}

/** The color, and with it the pitch and the loudness, as the found timbre has them. */
async function takeColor(
  { ears, studio }: OpenTools,
  search: Search,
  signal: AbortSignal,
): Promise<Search | undefined> {
  const { target } = search;
  const samples = await studio.speak(measuredPhrases, plain(search.current), signal);
  if (!samples) return undefined;
  const { pitchHz } = await ears.features(samples, signal);
  const loudness = measure.integratedLoudness(samples, sampleRateHz);
  const current = {
    ...search.current,
    pitchRatio: boundedRatio((search.current.pitchRatio * target.pitchHz) / pitchHz),
    spectrumDb: colorCorrection(colorOf(samples), target.colorDb),
    gainDb: Math.round(10 * Math.min(10, Math.max(-10, targetLufs - loudness))) / 10,
  };
  return { ...search, current, stage: 'done' };
}

/** Without color: what is there before it is corrected. */
function plain({ spectrumDb: _color, ...rest }: VoiceDefinition): VoiceDefinition {
  return { ...rest, gainDb: 0 };
}

function toStep(search: Search): CloneStep {
  const { current, similarity, stage, grade, tried } = search;
  const progress = stage === 'done' ? 1 : tried / (grades[grade].trials + lastSteps);
  return { type: 'clone', definition: current, state: writeState(search), similarity, progress, stage };
}

function bounded(value: number, least: number, most: number): number {
  return Math.round(Math.min(most, Math.max(least, value)) * 100) / 100;
}
