import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { outputFormat } from '@mynah/audio';
import { voiceoverExportFormats } from '@mynah/contract/studio/project-values';
import { Failure } from '../../../../platform/errors/index.ts';
import { muxFilm } from '../../../../platform/media/index.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { SoundTrack } from '../../../../platform/sound/index.ts';
import type { ProjectExporter } from '../../exports/index.ts';
import { voiceoverContentType } from '../actions/create-voiceover.ts';
import { mixFormat } from '../mix/clip-source.ts';
import { endOf, mixVoiceover } from '../mix/mix-voiceover.ts';
import type { Clip, Timeline } from '../timeline.ts';
import { findVoiceover, listFiles } from '../voiceovers.store.ts';
import type { VoiceoverFileRow } from '../voiceovers.tables.ts';
import { captionsOf, spokenClips } from './captions.ts';
import { fetchFiles } from './fetch-files.ts';

type VoiceoverFormat = (typeof voiceoverExportFormats)[number];

/** Makes films, mixes and subtitles of voiceovers. */
export const voiceoverExporter: ProjectExporter = {
  contentType: voiceoverContentType,
  check: async (platform, project, format) => {
    requireSomething(await findTimeline(platform, project), requireFormat(format));
  },
  make: async (platform, { project, format: wanted, path, signal }) => {
    const format = requireFormat(wanted);
    const found = await findTimeline(platform, project);
    requireSomething(found, format);
    const { timeline, files } = found;
    if (format === 'srt' || format === 'vtt') {
      await writeFile(path, captionsOf(timeline, format));
      return { contentType: format === 'srt' ? 'application/x-subrip' : 'text/vtt', extension: format };
    }
    const fetched = await fetchFiles(platform, usedFiles(found), signal);
    try {
      const sounds = new Map(
        files.flatMap(({ id, channels }) => {
          const file = fetched.paths.get(id);
          return file === undefined || channels === 0 ? [] : [[id, { path: file, channels }] as const];
        }),
      );
      const mix = () => mixVoiceover(platform, timeline, { sounds, signal });
      const order = { mix, found, paths: fetched.paths, path, signal };
      return await (format === 'film' ? writeFilm(platform, order) : writeSound(platform, format, order));
    } finally {
      await fetched.remove();
    }
  },
};

function requireFormat(format: string): VoiceoverFormat {
  const found = voiceoverExportFormats.find((each) => each === format);
  if (found) return found;
  throw new Failure('unprocessable', `A voiceover can’t be exported as ${format}.`, {
    loc: ['body', 'format'],
  });
}

interface FoundTimeline {
  timeline: Timeline;
  files: VoiceoverFileRow[];
}

async function findTimeline(
  { db }: Platform,
  project: { id: string; workspaceId: string },
): Promise<FoundTimeline> {
  const voiceover = await findVoiceover(db, project);
  if (!voiceover) throw new Failure('nothing_to_export', 'The voiceover has no timeline.');
  return { timeline: voiceover, files: await listFiles(db, project) };
}

function requireSomething(found: FoundTimeline, format: VoiceoverFormat): void {
  if (format === 'film' && !filmOf(found))
    throw new Failure('nothing_to_export', 'There is no film on the timeline. Export the audio instead.');
  if ((format === 'srt' || format === 'vtt') && spokenClips(found.timeline).length === 0)
    throw new Failure('nothing_to_export', 'No clip has words, so there are no subtitles to export.');
  if ((format === 'mp3' || format === 'wav') && endOf(found.timeline) === 0)
    throw new Failure('nothing_to_export', 'Nothing on the timeline can be heard.');
}

/** The first film on the timeline, whose picture is shown. */
function filmOf({ timeline, files }: FoundTimeline): { clip: Clip; file: VoiceoverFileRow } | undefined {
  const films = new Map(files.filter(({ kind }) => kind === 'film').map((file) => [file.id, file]));
  for (const clip of timeline.clips.toSorted((one, other) => one.startMs - other.startMs)) {
    const file = clip.fileId === null ? undefined : films.get(clip.fileId);
    if (file) return { clip, file };
  }
  return undefined;
}

const usedFiles = ({ timeline, files }: FoundTimeline): VoiceoverFileRow[] =>
  files.filter(({ id }) => timeline.clips.some(({ fileId }) => fileId === id));

interface Writing {
  mix(): AsyncIterable<Float32Array>;
  found: FoundTimeline;
  paths: ReadonlyMap<string, string>;
  path: string;
  signal: AbortSignal;
}

/** The whole picture of the film, with what is heard at each of its moments. */
async function writeFilm(platform: Platform, { mix, found, paths, path, signal }: Writing) {
  const film = filmOf(found);
  const source = film && paths.get(film.file.id);
  if (!film || source === undefined) throw new Error('The film was looked for before.');
  const { contentType, container } = await muxFilm(platform, {
    film: { path: source },
    sound: { ...mixFormat, open: mix },
    // a moment of the timeline is shown where the film's clip puts it
    offsetMs: film.clip.sourceStartMs - film.clip.startMs,
    container: 'playable',
    to: path,
    signal,
  });
  return { contentType, extension: container };
}

const soundFormats = { mp3: 'mp3_44100_192', wav: 'wav_48000' } as const;

async function writeSound(platform: Platform, format: 'mp3' | 'wav', { mix, path, signal }: Writing) {
  const kind = outputFormat(soundFormats[format]);
  const track = await SoundTrack.open(platform, { format: kind, ...mixFormat });
  try {
    for await (const samples of mix()) await track.write(samples);
    await track.finish();
    await pipeline(track.read(), createWriteStream(path), { signal });
    return { contentType: kind.contentType, extension: format };
  } finally {
    await track.dispose();
  }
}
