import { decode, edit, type OutputFormatName, outputFormat, Resampler } from '@mynah/audio';
import { type BlockSpan, joinBlocks } from '@mynah/audiobooks/joining';
import { findFfmpeg } from '../../../../platform/ffmpeg/find-ffmpeg.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { casting } from '../../projects/index.ts';
import type { ProjectRow } from '../../projects/projects.tables.ts';
import { toBlockSounds } from '../../snapshots/index.ts';
import type { ChapterSnapshotRow } from '../../snapshots/snapshots.tables.ts';
import { listTakes } from '../../takes/index.ts';
import type { TakeRow } from '../../takes/takes.tables.ts';
import { exportRateHz } from './pcm-files.ts';

/** What a chapter sounds like, before it is mastered or encoded. */
export interface ChapterSound {
  /** Mono, at the rate of exports; to be read once. */
  samples: AsyncIterable<Float32Array>;
  /** Where each block of the snapshot is heard; whole when the samples have been read. */
  spans: BlockSpan[];
}

type Takes = ReadonlyMap<string, TakeRow>;

/** Takes of a snapshot by their ids; one that is gone is not in it. */
export async function readTakes(
  { db }: Pick<Platform, 'db'>,
  project: ProjectRow,
  { blocks }: Pick<ChapterSnapshotRow, 'blocks'>,
): Promise<Takes> {
  const ids = blocks.flatMap(({ takeId }) => takeId ?? []);
  return new Map((await listTakes(db, project, [...new Set(ids)])).map((take) => [take.id, take]));
}

/**
 * The sound of a chapter from its takes, of which nothing was lost yet. Where one of them is gone, it is what was kept of
 * the whole chapter.
 */
export async function openChapterSound(
  platform: Platform,
  project: ProjectRow,
  snapshot: ChapterSnapshotRow,
): Promise<ChapterSound> {
  const takes = await readTakes(platform, project, snapshot);
  const isWhole = snapshot.blocks.every(({ takeId }) => takeId === null || takes.has(takeId));
  if (!isWhole) return soundOfSnapshot(platform, snapshot);
  const cast = await casting.readCast(platform.db, project);
  const blocks = toBlockSounds(platform.blobs, snapshot.blocks, { takes, cast });
  const { samples, spans } = await joinBlocks(blocks, { sampleRateHz: exportRateHz });
  return { samples: withTail(samples), spans };
}

/** What is heard after the last word, so that chapters can follow each other. */
const tailMs = 1_500;

async function* withTail(sound: AsyncIterable<Float32Array>): AsyncGenerator<Float32Array> {
  yield* sound;
  yield edit.silence(tailMs, exportRateHz);
}

async function soundOfSnapshot(
  platform: Platform,
  { audioBlob, outputFormat: name, blocks }: ChapterSnapshotRow,
): Promise<ChapterSound> {
  const format = outputFormat(name as OutputFormatName);
  const ffmpegPath = findFfmpeg(platform);
  const bytes = await platform.blobs.stream(audioBlob);
  const sound = decode.decodeStream(bytes, format, ffmpegPath === undefined ? {} : { ffmpegPath });
  const spans = blocks.map(({ startMs, endMs }) => ({ startMs, endMs }));
  return { samples: atExportRate(sound, format.sampleRateHz), spans };
}

async function* atExportRate(
  sound: AsyncIterable<Float32Array>,
  sampleRateHz: number,
): AsyncGenerator<Float32Array> {
  const resampler = new Resampler(sampleRateHz, exportRateHz);
  for await (const samples of sound) yield resampler.write(samples);
  yield resampler.finish();
}
