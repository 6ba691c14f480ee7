import { join } from 'node:path';
import type { QualityContext, QualityPart } from '../quality-part.ts';
import type { Table } from '../table.ts';
import { Kept, keyOf } from './cloning/kept.ts';
import { type Clone, type Judged, measureClone } from './cloning/measure-clone.ts';
import { gatherPeople, type Person, rateHz } from './cloning/speakers.ts';
import { hearStockVoices } from './cloning/stock-voices.ts';
import { alike, openSpeakerJudge } from './voice-changer/judge-speaker.ts';

const methodFor = (
  measured: number,
  all: number,
): string => `${measured} of ${all} people, each cloned from up to 60 s: five recorded ones (prompts of Asterisk, a LibriVox book) and six
voices of the engine that play people it does not know: such a voice is left out of all that a clone may lean on.
Similarity to recordings of the same person that the clone has not heard, by a d-vector encoder that no part of Mynah uses
(all sounds at one level); the search goes by two other encoders. Floors: the stock voice that the engine takes for the
nearest, as it is; the stock voice that the judge takes for the nearest of all; and the most alike other person. Ceiling:
the person's own samples. “Way” is how much of the way from a stock voice to the ceiling was gone, first from the
engine's, then from the judge's nearest. Words are heard by Whisper base; the errors of the stock voice that says the
same are the floor.`;

/** Cloned at length too. */
const atLength = ['woman, English', 'man, Italian', 'reader, English (LibriVox)', 'am_onyx'];

interface Figures extends Clone {
  name: string;
  other: number;
  /** Of all stock voices, by the judge. */
  nearest: number;
  ceiling: number;
}

type Hear = (samples: Float32Array) => Promise<Float64Array>;

/**
 * How close clones come. Every step is kept until the engines change: a run that is stopped tells of those who are done,
 * and the next goes on.
 */
export const measureCloning: QualityPart = async (context) => {
  const judge = await openSpeakerJudge(join(await context.pack('speaker-judge'), 'embedder.onnx'));
  const hear: Hear = (samples) => judge(atOneLevel(samples), rateHz);
  const people = await gatherPeople(context);
  const wanted = await Promise.all(people.map(({ heldOut }) => hear(heldOut)));
  const stock = await hearStockVoices(context, new Kept(await keyOf(['kokoro'], 'stock')), hear);
  const figures: Figures[] = [];
  for (const [index, person] of people.entries()) {
    const own = wanted[index]!;
    const clone = await unlessStopped(context, () => cloneOf(context, person, { own, hear }));
    if (!clone) break;
    const among = (voices: readonly Float64Array[]) => Math.max(...voices.map((each) => alike(own, each)));
    figures.push({
      ...clone,
      name: person.name,
      other: among(wanted.filter((_, at) => at !== index)),
      nearest: among([...stock].flatMap(([id, vector]) => (id === person.ownVoice ? [] : [vector]))),
      ceiling: alike(own, await hear(person.samples)),
    });
  }
  if (figures.length === 0) throw new Error('Nobody was cloned before the measurement was stopped.');
  const tables = [similarityTable(figures), professionalTable(figures), wordsTable(figures)];
  return { method: methodFor(figures.length, people.length), tables };
};

async function unlessStopped<Value>(
  context: QualityContext,
  work: () => Promise<Value>,
): Promise<Value | undefined> {
  try {
    context.signal.throwIfAborted();
    return await work();
  } catch (cause) {
    if (context.signal.aborted) return undefined;
    throw cause;
  }
}

async function cloneOf(
  context: QualityContext,
  person: Person,
  { own, hear }: { own: Float64Array; hear: Hear },
): Promise<Clone> {
  context.tell(`Cloning ${person.name}…`);
  const engines = ['cloning', 'kokoro', 'speaker-id'];
  const kept = new Kept(await keyOf(engines, person.name, person.samples, person.heldOut));
  const similarity = async (samples: Float32Array) => alike(own, await hear(samples));
  return measureClone(context, person, { similarity, kept, professional: atLength.includes(person.name) });
}

/** The judge hears levels: speech at the same power everywhere. */
function atOneLevel(samples: Float32Array): Float32Array {
  const loud = samples.filter((sample) => Math.abs(sample) > 1e-3);
  const power = loud.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, loud.length);
  const gain = 0.08 / Math.sqrt(power || 1);
  return samples.map((sample) => Math.max(-1, Math.min(1, sample * gain)));
}

const wayFrom = (floor: number, ceiling: number, { alike: reached }: Judged): number =>
  (reached - floor) / (ceiling - floor);
const way = ({ base, ceiling }: Figures, reached: Judged): number => wayFrom(base.alike, ceiling, reached);
const strictWay = ({ nearest, ceiling }: Figures, reached: Judged): number =>
  wayFrom(nearest, ceiling, reached);
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const percent = (share: number): string => `${Math.round(share * 100)} %`;

function similarityTable(figures: readonly Figures[]): Table {
  const row = (name: string, all: readonly Figures[]) => {
    const of = (pick: (each: Figures) => number) => mean(all.map(pick)).toFixed(3);
    return [
      name,
      of(({ other }) => other),
      of(({ base }) => base.alike),
      of(({ nearest }) => nearest),
      of(({ first }) => first.alike),
      of(({ refined }) => refined.alike),
      of(({ ceiling }) => ceiling),
      percent(mean(all.map((each) => way(each, each.refined)))),
      percent(mean(all.map((each) => strictWay(each, each.refined)))),
      mean(all.map(({ firstSeconds }) => firstSeconds)).toFixed(1),
      mean(all.map(({ firstLoad }) => firstLoad)).toFixed(1),
      mean(all.map(({ refineProcessorSeconds }) => refineProcessorSeconds)).toFixed(0),
    ];
  };
  return {
    title: 'Instant clones: similarity to recordings not heard (1 is the same voice)',
    note: 'Seconds to the first voice are by the clock on this machine, from up to 60 s of samples, while as many processes as “load” says wanted a core; those of refining are of one processor.',
    columns: [
      'person',
      'other person',
      'stock voice',
      'nearest of all',
      'at once',
      'refined',
      'own second sample',
      'way',
      'from nearest of all',
      's to first',
      'load',
      's to refine',
    ],
    rows: [...figures.map((each) => row(each.name, [each])), row('**mean**', figures)],
  };
}

function professionalTable(figures: readonly Figures[]): Table {
  const done = figures.flatMap((each) =>
    each.professional ? [{ ...each, professional: each.professional }] : [],
  );
  const row = (name: string, all: typeof done) => {
    const of = (pick: (each: (typeof done)[number]) => number) => mean(all.map(pick)).toFixed(3);
    return [
      name,
      of(({ base }) => base.alike),
      of(({ refined }) => refined.alike),
      of(({ professional }) => professional.alike),
      of(({ ceiling }) => ceiling),
      percent(mean(all.map((each) => way(each, each.refined)))),
      percent(mean(all.map((each) => way(each, each.professional)))),
      mean(all.map(({ professionalProcessorSeconds }) => professionalProcessorSeconds ?? 0)).toFixed(0),
    ];
  };
  return {
    title: 'Professional clones of the same samples',
    columns: [
      'person',
      'stock voice',
      'instant, refined',
      'professional',
      'own second sample',
      'way, instant',
      'way, professional',
      's of one processor',
    ],
    rows: [
      ...done.map((each) => row(each.name, [each])),
      ...(done.length > 0 ? [row('**mean**', done)] : []),
    ],
  };
}

function wordsTable(figures: readonly Figures[]): Table {
  const share = (values: readonly number[]): string =>
    values.length > 0 ? `${(mean(values) * 100).toFixed(1)} %` : '-';
  const row = (name: string, all: readonly Figures[]) => [
    name,
    share(all.map(({ base }) => base.errors)),
    share(all.map(({ first }) => first.errors)),
    share(all.map(({ refined }) => refined.errors)),
    share(all.flatMap(({ professional }) => professional?.errors ?? [])),
  ];
  return {
    title: 'Words heard wrongly',
    columns: ['person', 'stock voice', 'at once', 'refined', 'professional'],
    rows: [...figures.map((each) => row(each.name, [each])), row('**mean**', figures)],
  };
}
