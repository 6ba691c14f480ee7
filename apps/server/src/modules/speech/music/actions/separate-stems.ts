import { type OutputFormat, outputFormat } from '@mynah/audio';
import type { MusicTraits } from '@mynah/engine-spec/tasks';
import { Failure } from '../../../../platform/errors/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { ZipEntry } from '../../../../platform/zip/zip-items.ts';
import { traitsOf } from '../ask-engine.ts';
import type { SongRow } from '../music.tables.ts';
import { openTrack, renderSong } from '../render-song.ts';

export interface StemOptions {
  format: OutputFormat;
  /** All instruments in one, or each group apart. */
  variation: 'two_stems_v1' | 'six_stems_v1';
  signal: AbortSignal;
}

/** The groups of a song, each a file; they are rendered from the arrangement, so nothing leaks from one to another. */
export function stemsOf(platform: Platform, song: SongRow, options: StemOptions): ZipEntry[] {
  const { stems }: MusicTraits = traitsOf(platform, song.engine);
  if (stems.length === 0)
    throw new Failure('feature_not_available', `The engine ${song.engine} makes no stems.`);
  if (song.sources.some((source) => source !== null)) {
    throw new Failure(
      'feature_not_available',
      'Sections of this song were taken from another one; stems are there for songs that were composed whole.',
    );
  }
  const names = options.variation === 'two_stems_v1' ? ['instrumental'] : stems;
  return names.map((name) => ({
    name: `${name}.${options.format.extension}`,
    read: () => renderStem(platform, song, { ...options, stem: name === 'instrumental' ? undefined : name }),
  }));
}

/** The groups of a song that was composed whole by an engine that keeps them apart; else none. */
export function stemNames(platform: Platform, song: SongRow): string[] {
  const isWhole = song.status === 'done' && song.sources.every((source) => source === null);
  return isWhole ? [...traitsOf(platform, song.engine).stems] : [];
}

/** One group as mp3. @throws Failure `not_found` */
export async function getStem(
  platform: Platform,
  song: SongRow,
  { stem, signal }: { stem: string; signal: AbortSignal },
): Promise<Uint8Array> {
  if (!stemNames(platform, song).includes(stem))
    throw new Failure('not_found', `This song has no stem ${stem}.`);
  return renderStem(platform, song, {
    format: outputFormat('mp3_44100_128'),
    variation: 'six_stems_v1',
    stem,
    signal,
  });
}

async function renderStem(
  platform: Platform,
  song: SongRow,
  { format, stem, signal }: StemOptions & { stem?: string },
): Promise<Uint8Array> {
  const asking = { platform, workspaceId: song.workspaceId, engine: song.engine, signal };
  const track = await openTrack({ asking, format });
  try {
    const work = { asking, song: { plan: song.plan, sources: song.sources }, seed: song.seed, stem };
    for await (const _ of renderSong(track, { ...work, format }));
    return (await track.whole()).bytes;
  } finally {
    await track.dispose();
  }
}
