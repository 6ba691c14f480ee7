import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { files, measure, outputFormat } from '@mynah/audio';
import { foleyEngine } from '@mynah/engine-foley';
import type { QualityContext } from '../../quality-part.ts';
import type { Table } from '../../table.ts';
import { type Heard, hear } from '../sound-effects-judge.ts';
import { besideTable, readRecordings } from './beside-recordings.ts';
import { type CommonPrompt, commonestPrompts, shareMet } from './commonest-prompts.ts';
import { type Descriptors, describe } from './descriptors.ts';
import { type Point, pointOf } from './sound-point.ts';

const run = promisify(execFile);
const rateHz = 44_100;
/** Takes that differ, none of them the one that was listened to while the sounds were made. */
const seeds = [101, 202, 303];

interface Judged extends CommonPrompt {
  madeOf: string;
  /** Of each take. */
  found: Descriptors[];
  points: Point[];
  /** Longest stretch of samples that are nothing, and without anything that happens, seconds; the worst take. */
  nothing: number;
  pause: number;
  /** dB, before and after mp3 at 128 kbit/s. */
  peak: number;
  mp3Peak: number;
}

/** The commonest prompts: whether each sounds as such a thing does, and whether it can be used as it is. */
export async function measureCommonest(context: QualityContext): Promise<Table[]> {
  const judged: Judged[] = [];
  const before = process.cpuUsage();
  let seconds = 0;
  let spent = 0;
  for (const common of commonestPrompts) {
    const one: Judged = {
      ...common,
      madeOf: '',
      found: [],
      points: [],
      nothing: 0,
      pause: 0,
      peak: -99,
      mp3Peak: -99,
    };
    for (const seed of seeds) {
      const start = process.cpuUsage(before);
      const parts = await context.run(foleyEngine, {
        prompt: common.prompt,
        durationMs: 1000 * common.seconds,
        promptInfluence: 0.3,
        loop: false,
        seed,
      });
      const end = process.cpuUsage(before);
      spent += (end.user + end.system - start.user - start.system) / 1e6;
      seconds += common.seconds;
      const [match] = parts;
      if (match?.type === 'match') one.madeOf = match.madeOf.map(({ title }) => title).join(', ');
      await hearTake(context, one, hear(parts));
    }
    judged.push(one);
  }
  const made = judged.flatMap(({ prompt, points }) => points.map((point, take) => ({ prompt, point, take })));
  return [
    similarityTable(judged, await judgeRecordings(context)),
    besideTable(made, await readRecordings(context)),
    useTable(judged, seconds / spent),
    eachTable(judged),
  ];
}

/** The judge is judged by recordings of the same things: sheets that a real door does not fit are wrong. */
const recordings: readonly (readonly [source: string, prompt: string])[] = [
  ['perc_door', 'door slam'],
  ['perc_swoosh', 'whoosh'],
  ['ambi_swoosh', 'whoosh'],
  ['perc_swash', 'whoosh'],
  ['perc_bell', 'church bell ringing'],
  ['perc_bell2', 'church bell ringing'],
  ['vinyl_hiss', 'radio static'],
  ['elec_chime', 'notification ding'],
  ['elec_ping', 'notification ding'],
];

async function judgeRecordings(context: QualityContext): Promise<number> {
  const shares: number[] = [];
  for (const [source, prompt] of recordings) {
    const sheet = commonestPrompts.find((common) => common.prompt === prompt);
    if (!sheet) throw new Error(`there is no sheet for ${prompt}`);
    const durationMs = 1000 * sheet.seconds;
    const request = { prompt: '', source, durationMs, promptInfluence: 1, loop: false, seed: 1 };
    const { left, right } = hear(await context.run(foleyEngine, request));
    shares.push(shareMet(sheet.expected, describe(left.map((value, at) => (value + right[at]!) / 2))));
  }
  return mean(shares);
}

async function hearTake(context: QualityContext, one: Judged, { left, right }: Heard): Promise<void> {
  const mono = left.map((value, at) => (value + right[at]!) / 2);
  one.found.push(describe(mono));
  one.points.push(pointOf(mono));
  one.nothing = Math.max(one.nothing, longest(mono, 1, 1e-5));
  const block = 2205;
  const levels = Float32Array.from({ length: Math.floor(mono.length / block) }, (_, at) =>
    Math.hypot(...mono.subarray(at * block, (at + 1) * block)),
  );
  one.pause = Math.max(one.pause, longest(levels, block, 0.03 * Math.max(...levels)));
  const peakOf = (sides: readonly Float32Array[]): number =>
    Math.max(...sides.map((side) => measure.truePeakDb(side, rateHz)));
  one.peak = Math.max(one.peak, peakOf([left, right]));
  one.mp3Peak = Math.max(one.mp3Peak, peakOf(await throughMp3(context, { left, right })));
}

/** The longest run of values below a bound, in seconds of sound. */
function longest(values: Float32Array, samplesEach: number, bound: number): number {
  let here = 0;
  let most = 0;
  for (const value of values) {
    here = Math.abs(value) < bound ? here + 1 : 0;
    most = Math.max(most, here);
  }
  return (most * samplesEach) / rateHz;
}

async function throughMp3(context: QualityContext, { left, right }: Heard): Promise<Float32Array[]> {
  const both = new Float32Array(2 * left.length);
  for (let at = 0; at < left.length; at += 1) both.set([left[at]!, right[at]!], 2 * at);
  const format = outputFormat('mp3_44100_128');
  const path = join(context.folder, 'sound.mp3');
  await writeFile(path, await files.encodeFile(both, format, { sourceRateHz: rateHz, channels: 2 }));
  const { stdout } = await run(
    join(await context.pack('ffmpeg'), 'ffmpeg'),
    ['-v', 'error', '-nostdin', '-i', path, '-f', 'f32le', '-ac', '2', 'pipe:1'],
    { encoding: 'buffer', maxBuffer: 1 << 28, signal: context.signal },
  );
  const whole = new Uint8Array(stdout);
  const decoded = new Float32Array(whole.buffer, 0, whole.length >> 2);
  return [0, 1].map((side) =>
    Float32Array.from({ length: decoded.length >> 1 }, (_, at) => decoded[2 * at + side]!),
  );
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;
const ownShare = ({ expected, found }: Judged): number => mean(found.map((take) => shareMet(expected, take)));

/** How often no other prompt's sheet fits a take better than its own does. */
function shareRecognized(judged: readonly Judged[]): number {
  const takes = judged.flatMap((one) => one.found.map((take) => ({ one, take })));
  const right = takes.filter(({ one, take }) =>
    judged.every(({ expected }) => shareMet(expected, take) <= shareMet(one.expected, take)),
  );
  return right.length / takes.length;
}

function similarityTable(judged: readonly Judged[], recorded: number): Table {
  const others = judged.flatMap(({ expected }, at) =>
    judged.filter((_, other) => other !== at).map(({ found }) => shareMet(expected, found[0]!)),
  );
  return {
    title: `Sound effects: the ${judged.length} commonest prompts`,
    columns: ['', 'expectations met', 'no other sheet fits better'],
    rows: [
      ['sounds of other prompts (floor)', percent(mean(others)), undefined],
      ['sounds of the prompt', percent(mean(judged.map(ownShare))), percent(shareRecognized(judged))],
      [`${recordings.length} recordings of such things (ceiling)`, percent(recorded), undefined],
    ],
    note: 'The sheets were at hand while the sounds were made, so these figures say that known faults are gone, not that a stranger would take each sound for real. The range of rhythm of footsteps was widened after a first run, since a slow walk repeats every second step.',
  };
}

function useTable(judged: readonly Judged[], speed: number): Table {
  const worst = (value: (one: Judged) => number): string => {
    const [first] = [...judged].sort((one, other) => value(other) - value(one));
    return first ? `${value(first).toFixed(1)} (${first.prompt})` : '-';
  };
  return {
    title: 'Sound effects: the commonest prompts as files',
    columns: ['', 'worst'],
    rows: [
      ['nothing at all (digital silence), s', worst(({ nothing }) => nothing)],
      ['pause in which nothing happens, s', worst(({ pause }) => pause)],
      ['true peak, dBTP', worst(({ peak }) => peak)],
      ['true peak after mp3 at 128 kbit/s, dBTP', worst(({ mp3Peak }) => mp3Peak)],
    ],
    note: `Seconds of sound made in a second of processor time: ${speed.toFixed(0)}.`,
  };
}

function eachTable(judged: readonly Judged[]): Table {
  return {
    title: 'Sound effects: each of the commonest prompts',
    columns: ['prompt', 'made of', 'expectations met', 'missed'],
    rows: judged.map((one) => {
      const missed = one.expected.filter((each) => one.found.some((take) => shareMet([each], take) === 0));
      return [one.prompt, one.madeOf, percent(ownShare(one)), missed.map(([name]) => name).join(', ')];
    }),
  };
}
