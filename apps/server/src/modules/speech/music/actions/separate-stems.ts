import { type OutputFormat, outputFormat } from '@mynah/audio';
import type { MusicTraits } from '@mynah/engine-spec/tasks';
import { Failure } from '../../../../platform/errors/index.ts';
import type { BytesAnswer } from '../../../../platform/http/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import {
  answerWhole,
  BegunSound,
  type EncodedChunk,
  readWhenWhole,
  type SoundInTheMaking,
  type SoundTrack,
} from '../../../../platform/sound/index.ts';
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
    throw new Failure('feature_not_available', `The engine ${song.engine} can’t make stems.`);
  if (song.sources.some((source) => source !== null)) {
    throw new Failure(
      'feature_not_available',
      'Stems are only available for songs composed in one piece. This song has sections from another one.',
    );
  }
  const names = options.variation === 'two_stems_v1' ? ['instrumental'] : stems;
  return names.map((name) => ({
    name: `${name}.${options.format.extension}`,
    read: async () => {
      const stem = name === 'instrumental' ? undefined : name;
      return readWhenWhole(await openStem(platform, song, { ...options, stem }));
    },
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
): Promise<BytesAnswer> {
  if (!stemNames(platform, song).includes(stem))
    throw new Failure('not_found', `This song has no stem ${stem}.`);
  const format = outputFormat('mp3_44100_128');
  return answerWhole(await openStem(platform, song, { format, stem, signal }), format);
}

/** A group on its way to a file; made while its chunks are read. */
async function openStem(
  platform: Platform,
  song: SongRow,
  { format, stem, signal }: Pick<StemOptions, 'format' | 'signal'> & { stem: string | undefined },
): Promise<SoundInTheMaking> {
  const asking = { platform, workspaceId: song.workspaceId, engine: song.engine, signal };
  const track = await openTrack({ asking, format });
  const work = { asking, song: { plan: song.plan, sources: song.sources }, seed: song.seed, stem, format };
  const rendering = renderTo(track, work);
  const first = await rendering.next();
  return { file: track, chunks: new BegunSound(first, rendering, { signal, onEnd: async () => {} }) };
}

async function* renderTo(
  track: SoundTrack,
  work: Parameters<typeof renderSong>[1],
): AsyncGenerator<EncodedChunk> {
  try {
    for await (const bytes of renderSong(track, work)) yield { bytes };
    yield { bytes: await track.finish() };
  } finally {
    await track.dispose();
  }
}
