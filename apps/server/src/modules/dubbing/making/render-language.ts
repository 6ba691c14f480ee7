import { join } from 'node:path';
import { fetchBlob } from '../../../platform/blobs/file-blobs.ts';
import { makeTemporaryFolder, type TemporaryPath } from '../../../platform/files/temporary-file.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Step } from '../../../platform/workflows/index.ts';
import type { DubbingRow } from '../dubbings.tables.ts';
import { listSegments } from '../segments.store.ts';
import { listLines, listTakes } from '../targets.store.ts';
import type { TargetRow } from '../targets.tables.ts';
import { type MixedLine, mixLanguage } from './mix-language.ts';
import { writeDubbed, writeFlac } from './write-output.ts';

export interface RenderedLanguage {
  outputBlob: string;
  outputBytes: number;
  outputType: string;
  losslessBlob: string;
}

/** The sound of a language as its lines are now, and the file that is given back. */
export async function renderLanguage(
  platform: Platform,
  dubbing: DubbingRow,
  target: TargetRow,
  step: Step,
): Promise<RenderedLanguage> {
  const { signal } = step;
  const work = await makeTemporaryFolder(platform);
  const fetched: TemporaryPath[] = [work];
  const fetch = async (blob: string): Promise<string> => {
    const file = await fetchBlob(platform, blob, signal);
    fetched.push(file);
    return file.path;
  };
  try {
    const { backgroundBlob, duckingDb, durationMs, hasPicture, sourceBlob } = dubbing;
    const lines = await mixedLines(platform, dubbing, target);
    const background = backgroundBlob === null ? undefined : await fetch(backgroundBlob);
    const lossless = join(work.path, 'dubbed.flac');
    const mix = mixLanguage(platform, { lines, background, duckingDb, durationMs, signal });
    await writeFlac(platform, mix, { to: lossless, signal });
    const film = hasPicture ? await fetch(sourceBlob) : undefined;
    const output = await writeDubbed(platform, { film, sound: lossless, folder: work.path, signal });
    return {
      outputBlob: await step.persistFile(output.path),
      outputBytes: output.sizeBytes,
      outputType: output.contentType,
      losslessBlob: await step.persistFile(lossless),
    };
  } finally {
    for (const file of fetched) await file.remove();
  }
}

/** Lines that have a take, each where its segment is. */
export async function mixedLines(
  { db }: Platform,
  dubbing: DubbingRow,
  target: TargetRow,
): Promise<MixedLine[]> {
  const segments = new Map((await listSegments(db, dubbing)).map((segment) => [segment.id, segment]));
  const takes = new Map((await listTakes(db, target)).map((take) => [take.id, take]));
  return (await listLines(db, target)).flatMap(({ segmentId, takeId }) => {
    const segment = segments.get(segmentId);
    const take = takeId === null ? undefined : takes.get(takeId);
    if (!segment || !take) return [];
    const { durationMs, audioBlob, loudness } = take;
    const { startMs, loudness: originalLoudness } = segment;
    return [{ startMs, durationMs, audioBlob, loudness, originalLoudness }];
  });
}
