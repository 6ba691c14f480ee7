import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { CharacterAlignment } from '@mynah/contract/speech/text-to-speech';
import type { Blobs } from '../../../platform/blobs/blobs.ts';
import type { TakeRow } from '../takes/takes.tables.ts';
import type { ChapterSnapshotRow, SpokenBlock } from './snapshots.tables.ts';

const seconds = (ms: number): number => Math.round(ms) / 1000;

/** The time of every character of a chapter; blocks are parted by a line break, which lasts as long as the pause. */
export function timesOfChapter(
  blocks: readonly SpokenBlock[],
  takes: ReadonlyMap<string, TakeRow>,
): CharacterAlignment {
  const characters: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { takeId, startMs } of blocks) {
    const take = takeId === null ? undefined : takes.get(takeId);
    if (!take) continue;
    if (characters.length > 0) {
      characters.push('\n');
      starts.push(ends.at(-1)!);
      ends.push(seconds(startMs));
    }
    for (const [at, character] of take.times.characters.entries()) {
      characters.push(character);
      starts.push(seconds(startMs + take.times.startMs[at]!));
      ends.push(seconds(startMs + take.times.endMs[at]!));
    }
  }
  return { characters, character_start_times_seconds: starts, character_end_times_seconds: ends };
}

/** A chapter may have 200,000 characters. */
export const packTimes = async (times: CharacterAlignment): Promise<Uint8Array> =>
  promisify(gzip)(JSON.stringify(times));

export async function readSnapshotTimes(
  { blobs }: { blobs: Blobs },
  { timesBlob }: Pick<ChapterSnapshotRow, 'timesBlob'>,
): Promise<CharacterAlignment> {
  const json = await promisify(gunzip)(await blobs.get(timesBlob));
  return JSON.parse(json.toString('utf8')) as CharacterAlignment;
}

/** The same, heard so much later. */
export const later = (times: CharacterAlignment, bySeconds: number): CharacterAlignment => ({
  characters: times.characters,
  character_start_times_seconds: times.character_start_times_seconds.map((at) => add(at, bySeconds)),
  character_end_times_seconds: times.character_end_times_seconds.map((at) => add(at, bySeconds)),
});

const add = (at: number, bySeconds: number): number => seconds((at + bySeconds) * 1000);
