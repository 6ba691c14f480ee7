import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../ground.ts';
import type { QualityPart } from '../quality-part.ts';
import type { Table } from '../table.ts';
import { type Clone, type Judged, measureClone } from './cloning/measure-clone.ts';
import { gatherPeople, type Person, rateHz } from './cloning/speakers.ts';
import { alike, openSpeakerJudge } from './voice-changer/judge-speaker.ts';

const method = `Eleven people, each cloned from up to 60 s: five recorded ones (prompts of Asterisk, a LibriVox book) and six
voices of the engine that play people it does not know: such a voice is left out of all that a clone may lean on.
Likeness to recordings of the same person that the clone has not heard, by a d-vector encoder that no part of Mynah uses
(all sounds at one level). Floors: the nearest stock voice as it is, and the most alike other person. Ceiling: the
person's own samples. “Way” is how much of the way from the stock voice to the ceiling was gone. Words are heard by
Whisper base; the errors of the stock voice that says the same are the floor.`;

/** Cloned at length too. */
const atLength = ['woman, English', 'man, Italian', 'reader, English (LibriVox)', 'am_onyx'];

interface Figures extends Clone {
  name: string;
  other: number;
  ceiling: number;
}

/** How close clones come. What was measured of a person is kept until the engine changes. */
export const measureCloning: QualityPart = async (ground) => {
  const judge = await openSpeakerJudge(join(await ground.pack('speaker-judge'), 'embedder.onnx'));
  const hear = (samples: Float32Array) => judge(atOneLevel(samples), rateHz);
  const people = await gatherPeople(ground);
  const wanted = await Promise.all(people.map(({ heldOut }) => hear(heldOut)));
  const figures: Figures[] = [];
  for (const [index, person] of people.entries()) {
    ground.signal.throwIfAborted();
    const own = wanted[index]!;
    const likeness = async (samples: Float32Array) => alike(own, await hear(samples));
    const clone = await kept(person, () => {
      ground.tell(`Cloning ${person.name}…`);
      return measureClone(ground, person, { likeness, professional: atLength.includes(person.name) });
    });
    const others = wanted.filter((_, at) => at !== index).map((vector) => alike(own, vector));
    figures.push({
      ...clone,
      name: person.name,
      other: Math.max(...others),
      ceiling: await likeness(person.samples),
    });
  }
  return { method, tables: [likenessTable(figures), professionalTable(figures), wordsTable(figures)] };
};

async function kept(person: Person, measure: () => Promise<Clone>): Promise<Clone> {
  const folder = join(root, '.cache', 'quality', 'cloning');
  const path = join(folder, `${await keyOf(person)}.json`);
  const known = await readFile(path, 'utf8').catch(() => undefined);
  if (known) return JSON.parse(known);
  const clone = await measure();
  await mkdir(folder, { recursive: true });
  await writeFile(path, JSON.stringify(clone));
  return clone;
}

/** Changes with the recordings, with the engine that clones and with the one that speaks. */
async function keyOf({ name, samples, heldOut }: Person): Promise<string> {
  const hash = createHash('sha256').update(name);
  for (const sound of [samples, heldOut]) hash.update(new Uint8Array(sound.slice().buffer));
  for (const engine of ['cloning', 'kokoro', 'speaker-id']) {
    const folder = join(root, 'packages', 'engines', engine, 'src');
    const files = await readdir(folder, { recursive: true });
    for (const file of files.filter((each) => each.endsWith('.ts') && !each.endsWith('.test.ts')).sort())
      hash.update(await readFile(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 24);
}

/** The judge hears levels: speech at the same power everywhere. */
function atOneLevel(samples: Float32Array): Float32Array {
  const loud = samples.filter((sample) => Math.abs(sample) > 1e-3);
  const power = loud.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, loud.length);
  const gain = 0.08 / Math.sqrt(power || 1);
  return samples.map((sample) => Math.max(-1, Math.min(1, sample * gain)));
}

const way = ({ base, ceiling }: Figures, { alike: reached }: Judged): number =>
  (reached - base.alike) / (ceiling - base.alike);
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const percent = (share: number): string => `${Math.round(share * 100)} %`;

function likenessTable(figures: readonly Figures[]): Table {
  const row = (name: string, all: readonly Figures[]) => {
    const of = (pick: (each: Figures) => number) => mean(all.map(pick)).toFixed(3);
    return [
      name,
      of(({ other }) => other),
      of(({ base }) => base.alike),
      of(({ first }) => first.alike),
      of(({ refined }) => refined.alike),
      of(({ ceiling }) => ceiling),
      percent(mean(all.map((each) => way(each, each.refined)))),
      of(({ firstSeconds }) => firstSeconds),
      of(({ refineProcessorSeconds }) => refineProcessorSeconds),
    ];
  };
  return {
    title: 'Instant clones: likeness to recordings not heard (1 is the same voice)',
    note: 'Seconds to the first voice are by the clock on this machine, from up to 60 s of samples; those of refining are of one processor.',
    columns: [
      'person',
      'other person',
      'stock voice',
      'at once',
      'refined',
      'own second sample',
      'way',
      's to first',
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
      of(({ professionalProcessorSeconds }) => professionalProcessorSeconds ?? 0),
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
    rows: [...done.map((each) => row(each.name, [each])), row('**mean**', done)],
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
