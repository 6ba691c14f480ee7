import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { outputFormat, type tags } from '@mynah/audio';
import type { BlockSpan } from '@mynah/audiobooks/joining';
import { type ChapterReport, masterChapter, measureChapter } from '@mynah/audiobooks/mastering';
import { findFfmpeg } from '../../../../platform/ffmpeg/find-ffmpeg.ts';
import { makeTemporaryFolder } from '../../../../platform/files/temporary-file.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { Step } from '../../../../platform/workflows/index.ts';
import type { ProjectRow } from '../../projects/projects.tables.ts';
import type { ChapterSnapshotRow } from '../../snapshots/snapshots.tables.ts';
import { openChapterSound } from './chapter-sound.ts';
import { encodeSound, type SoundFormat } from './encode-sound.ts';
import type { ExportPlan } from './export-plan.ts';
import { exportRateHz, readFloats, writeFloats, writePcm } from './pcm-files.ts';

/** A chapter on its way into a file. */
export interface Piece {
  /** Its sound in the form that the plan asks for; null where only its times count. */
  blob: string | null;
  sizeBytes: number;
  durationSeconds: number;
  /** By how much everything is heard later than `spans` say. */
  shiftMs: number;
  spans: BlockSpan[];
  report: ChapterReport | null;
}

export interface PieceOrder {
  project: ProjectRow;
  snapshot: ChapterSnapshotRow;
  plan: ExportPlan;
  tags: tags.SoundTags;
}

/** The sound of one chapter, mastered where the project asks for it: over files on disk, never whole in memory. */
export async function makePiece(
  platform: Platform,
  { project, snapshot, plan, tags }: PieceOrder,
  { signal, persistFile }: Step,
): Promise<Piece> {
  const folder = await makeTemporaryFolder(platform);
  try {
    const sound = await openChapterSound(platform, project, snapshot);
    const pcmPath = join(folder.path, 'samples');
    const made = project.acxVolumeNormalization
      ? await writeMastered(sound.samples, { folder: folder.path, pcmPath })
      : { durationSeconds: await writePcm(pcmPath, sound.samples), shiftMs: 0 };
    signal.throwIfAborted();
    const piece = { ...made, spans: sound.spans, report: null };
    if (plan.piece === 'times') return { ...piece, blob: null, sizeBytes: 0 };
    const path = plan.piece === 'samples' ? pcmPath : join(folder.path, 'sound');
    if (plan.piece !== 'samples') {
      const pcm = createReadStream(pcmPath);
      await encodeSound(platform, plan.piece, {
        pcm,
        durationSeconds: made.durationSeconds,
        tags,
        to: path,
        signal,
      });
    }
    const measured = { format: plan.piece, path, pcmPath };
    const report = plan.areFiles ? await measureFile(platform, measured) : null;
    return { ...piece, report, blob: await persistFile(path), sizeBytes: (await stat(path)).size };
  } finally {
    await folder.remove();
  }
}

async function writeMastered(
  sound: AsyncIterable<Float32Array>,
  { folder, pcmPath }: { folder: string; pcmPath: string },
): Promise<{ durationSeconds: number; shiftMs: number }> {
  const path = join(folder, 'joined');
  await writeFloats(path, sound);
  const { samples, shiftMs } = await masterChapter({
    sampleRateHz: exportRateHz,
    open: () => readFloats(path),
  });
  return { durationSeconds: await writePcm(pcmPath, samples), shiftMs };
}

/** As it was written, decoded again; FLAC loses nothing of its samples. */
function measureFile(
  platform: Platform,
  { format, path, pcmPath }: { format: SoundFormat | 'samples'; path: string; pcmPath: string },
): Promise<ChapterReport> {
  const ffmpegPath = findFfmpeg(platform);
  const options = ffmpegPath === undefined ? {} : { ffmpegPath };
  if (format === 'flac' || format === 'samples')
    return measureChapter(createReadStream(pcmPath), outputFormat('pcm_44100'), options);
  return measureChapter(createReadStream(path), outputFormat(format), options);
}
