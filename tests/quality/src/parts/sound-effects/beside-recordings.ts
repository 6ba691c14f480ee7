import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { QualityContext } from '../../quality-part.ts';
import type { Table } from '../../table.ts';
import { runSound } from '../ai-speech/run-sound.ts';
import { distanceAmong, type Point, pointOf } from './sound-point.ts';

interface Recorded {
  prompt: string;
  point: Point;
}

interface Made extends Recorded {
  take: number;
}

const mostSeconds = 12;

/** The recordings of the pack: a folder for each prompt, named by it. */
export async function readRecordings(context: QualityContext): Promise<Recorded[]> {
  const folder = await context.pack('sound-references');
  const ffmpeg = join(await context.pack('ffmpeg'), 'ffmpeg');
  const recordings: Recorded[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    for (const file of (await readdir(join(folder, entry.name))).sort()) {
      const path = join(folder, entry.name, file);
      const sound = await runSound(ffmpeg, ['-nostdin', '-t', `${mostSeconds}`, '-i', path, '-ar', '44100']);
      recordings.push({ prompt: entry.name.replaceAll('-', ' '), point: pointOf(withoutSilence(sound)) });
    }
  }
  return recordings;
}

function withoutSilence(samples: Float32Array): Float32Array {
  const bound = 0.003 * samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const isHeard = (value: number): boolean => Math.abs(value) > bound;
  return samples.slice(samples.findIndex(isHeard), samples.findLastIndex(isHeard) + 1);
}

export interface Judgment {
  prompt: string;
  /** Share of pairs of a recording of the thing and one of another in which the former is nearer. */
  rank: number;
  /** What the nearest recording is of. */
  nearest: string;
}

/** Each sound among the recordings; itself does not count. */
export function judgeBeside(sounds: readonly Recorded[], recordings: readonly Recorded[]): Judgment[] {
  const distance = distanceAmong(recordings.map(({ point }) => point));
  return sounds.flatMap(({ prompt, point }) => {
    const others = recordings
      .filter((recording) => recording.point !== point)
      .map((recording) => ({ prompt: recording.prompt, far: distance(point, recording.point) }))
      .sort((one, other) => one.far - other.far);
    const own = others.filter((other) => other.prompt === prompt);
    if (own.length === 0 || !others[0]) return [];
    const strange = others.filter((other) => other.prompt !== prompt);
    const nearer = own.reduce((sum, { far }) => sum + strange.filter((other) => other.far > far).length, 0);
    return [{ prompt, rank: nearer / (own.length * strange.length), nearest: others[0].prompt }];
  });
}

/** How near the sounds of prompts come to recordings of the same things that no part of the engine holds. */
export function besideTable(made: readonly Made[], recordings: readonly Recorded[]): Table {
  const prompts = [...new Set(recordings.map(({ prompt }) => prompt))];
  const known = made.filter(({ prompt }) => prompts.includes(prompt));
  const judged = judgeBeside(known, recordings);
  const among = judgeBeside(recordings, recordings);
  const first = known.filter(({ take }) => take === 0);
  // every sound held for every other thing
  const strange = judgeBeside(
    first.flatMap((one) =>
      prompts.filter((prompt) => prompt !== one.prompt).map((prompt) => ({ ...one, prompt })),
    ),
    recordings,
  );
  const each = prompts.map((prompt) => ({
    prompt,
    rank: mean(judged.filter((one) => one.prompt === prompt).map(({ rank }) => rank)),
  }));
  const worst = each
    .sort((one, other) => one.rank - other.rank)
    .slice(0, 5)
    .map(({ prompt, rank }) => `“${prompt}” (${rank.toFixed(2)})`);
  const row = (name: string, judgments: readonly Judgment[]): (string | number)[] => [
    name,
    mean(judgments.map(({ rank }) => rank)).toFixed(2),
    `${(100 * mean(judgments.map(({ prompt, nearest }) => (prompt === nearest ? 1 : 0)))).toFixed(0)} %`,
  ];
  return {
    title: `Sound effects: beside ${recordings.length} recordings of ${prompts.length} of these things`,
    columns: ['', 'nearer to its own than to another (0.5 is chance)', 'nearest recording is of the thing'],
    rows: [
      row('sounds of other prompts (floor)', strange),
      row('sounds of the prompt', judged),
      row('other recordings of the thing (ceiling)', among),
    ],
    note: `Worst: ${worst.join(', ')}. Ours were changed after these recordings had been looked at, so they are no longer unseen; recordings whose names say too little were left out after a first run.`,
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
