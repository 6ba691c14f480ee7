import { join } from 'node:path';
import { makeTemporaryFolder, type TemporaryPath } from '../../../platform/files/temporary-file.ts';
import { inputArguments, type MediaFile, runFfmpeg } from '../../../platform/media/index.ts';
import type { Platform } from '../../../platform/platform.ts';

interface Container {
  contentType: string;
  extension: string;
  parameters: readonly string[];
}

const aac = ['-c:a', 'aac', '-b:a', '192k'];
const mp4: Container = {
  contentType: 'video/mp4',
  extension: 'mp4',
  parameters: [...aac, '-movflags', '+faststart'],
};
const webm: Container = {
  contentType: 'video/webm',
  extension: 'webm',
  parameters: ['-c:a', 'libopus', '-b:a', '160k'],
};
const matroska: Container = { contentType: 'video/x-matroska', extension: 'mkv', parameters: aac };

/** Where a picture fits as it is, and browsers play it if they can at all. */
const containers: Readonly<Record<string, Container>> = {
  h264: mp4,
  hevc: mp4,
  mpeg4: mp4,
  av1: mp4,
  vp8: webm,
  vp9: webm,
};

export interface Film extends TemporaryPath {
  contentType: string;
}

interface FilmParts {
  source: MediaFile;
  /** ffmpeg's name of the picture's codec. */
  pictureCodec: string;
  /** Path of an mp3 file. */
  sound: string;
}

/**
 * The film with another sound: the picture is copied bit by bit, in its own container or in Matroska, which holds every
 * one. Undefined when ffmpeg cannot: the sound is there all the same. The caller removes it.
 */
export async function muxFilm(
  platform: Platform,
  { source, pictureCodec, sound }: FilmParts,
  signal: AbortSignal,
): Promise<Film | undefined> {
  const { contentType, extension, parameters } = containers[pictureCodec] ?? matroska;
  const folder = await makeTemporaryFolder(platform);
  const path = join(folder.path, `film.${extension}`);
  const ffmpeg = runFfmpeg(
    platform,
    [
      ...['-v', 'error', '-threads', '1', ...inputArguments(source), '-f', 'mp3', '-i', `file:${sound}`],
      ...['-map', '0:V:0', '-map', '1:a:0', '-c:v', 'copy', ...parameters, `file:${path}`],
    ],
    signal,
  );
  ffmpeg.output.resume();
  const code = await ffmpeg.ended;
  if (code === 0 && !signal.aborted) return { contentType, path, remove: folder.remove };
  await folder.remove();
  signal.throwIfAborted();
  platform.log.warn({ pictureCodec, code }, 'a film could not take its new sound');
  return undefined;
}
