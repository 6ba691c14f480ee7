import type { NewSong, SongRow } from './music.tables.ts';
import { type MusicFormatName, type MusicOrder, musicFormat } from './music-order.ts';

/** What a row and an order have in common. */
export const orderColumns = ({
  song,
  prompt,
  facts,
  seed,
  engine,
  modelId,
  format,
  request,
  warnings,
}: MusicOrder) =>
  ({
    prompt: prompt ?? null,
    plan: song.plan,
    sources: [...song.sources],
    facts,
    seed,
    engine,
    modelId,
    outputFormat: format.name,
    request,
    warnings: [...warnings],
  }) satisfies Partial<NewSong>;

/** The order behind a song that is made in the background. */
export const orderOf = (row: SongRow): MusicOrder => ({
  song: { plan: row.plan, sources: row.sources },
  prompt: row.prompt ?? undefined,
  seed: row.seed,
  engine: row.engine,
  modelId: row.modelId,
  format: musicFormat(row.outputFormat as MusicFormatName, row.modelId),
  facts: row.facts,
  warnings: row.warnings,
  storeForInpainting: true,
  request: row.request,
});
