import { randomBytes } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { diskFull } from '../../errors/index.ts';
import type { Platform } from '../../platform.ts';
import { inputArguments, type MediaFile } from '../ffmpeg-input.ts';
import { invalid, lookAtMedia } from '../open-media.ts';
import type { MediaInfo } from '../read-media-info.ts';
import { type FfmpegPlatform, noSpace, runFfmpeg } from '../run-ffmpeg.ts';
import { containerOf, type FilmContainer, filmContainers, playableContainer } from './film-containers.ts';
import { type Ducking, overOriginal, placeSound, type SampleSound, soundOfFile } from './new-sound.ts';

export type { FilmContainer } from './film-containers.ts';

/** What players call a track; the language as ISO 639-2. */
interface TrackName {
  language?: string | undefined;
  title?: string | undefined;
}

export interface MuxOrder {
  film: MediaFile;
  /** The new sound, as a file or as samples. */
  sound: MediaFile | SampleSound;
  soundName?: TrackName;
  /** FLAC files as long as the film, each a track of its own behind the new sound. */
  tracks?: readonly ({ path: string } & TrackName)[];
  /** When it begins; below 0 its begin is cut. Default 0. It ends with the film at the latest. */
  offsetMs?: number;
  /**
   * The film's own sound: gone, a second track behind the new one, or under the new one, lowered where that speaks.
   * Default `replace`.
   */
  original?: 'replace' | 'keep' | Ducking;
  /** SubRip files (.srt), the language as ISO 639-2. Those of the film stay where its container stays. */
  subtitles?: readonly ({ path: string } & TrackName)[];
  /** As the film when absent; `playable`: one that browsers play without encoding the picture anew, if there is one. */
  container?: FilmContainer | 'playable';
  /** Where the film goes. It is there when it is whole, or not at all. */
  to: string;
  signal: AbortSignal;
}

export interface MuxedFilm {
  path: string;
  container: FilmContainer;
  contentType: string;
  /** Copied bit by bit, or encoded anew because the container does not take it as it is. */
  picture: 'copied' | 'encoded';
  /** `none`: the film had no sound of its own. */
  original: 'replaced' | 'kept' | 'ducked' | 'none';
  /** The container holds no subtitles, and they were left out. */
  leftOutSubtitles: boolean;
}

type Picture = readonly string[];
const copied: Picture = ['copy'];

/**
 * Puts a new sound into a film. The picture is copied where the container can hold it, otherwise encoded anew, and the
 * answer says so. Memory does not grow with the length. A crash leaves no half film at `to`.
 * @throws Failure `invalid_audio` when film or sound cannot be read or written, `audio_too_long`, `audio_too_short`
 */
export async function muxFilm(
  platform: FfmpegPlatform & Pick<Platform, 'log'>,
  order: MuxOrder,
): Promise<MuxedFilm> {
  const { film, signal, to } = order;
  const info = await lookAtMedia(platform, film, signal);
  if (!info.picture) throw invalid('The video has no picture.');
  const name = chooseContainer(info, order.container);
  const container = filmContainers[name];
  const original = info.sound ? (order.original ?? 'replace') : 'none';
  const sound = await prepareSound(platform, order, info, original);
  const plan = { order, info, name, sound, keepsOriginal: original === 'keep' };
  const fits = container.pictures?.has(info.picture.codec) ?? true;
  const part = `${to}.${randomBytes(6).toString('hex')}.part`;
  try {
    for (const picture of [...(fits ? [copied] : []), ...container.pictureEncoders]) {
      const problem = await tryMux(platform, plan, picture, part);
      if (problem?.includes(noSpace)) throw diskFull(problem);
      if (problem !== undefined) {
        platform.log.warn({ container: name, codec: picture[0], problem }, 'a film could not be written so');
        continue;
      }
      await putInPlace(part, to);
      return {
        path: to,
        container: name,
        contentType: container.contentType,
        picture: picture === copied ? 'copied' : 'encoded',
        original: toldOf(original),
        leftOutSubtitles: !container.subtitleEncoder && (order.subtitles?.length ?? 0) > 0,
      };
    }
  } finally {
    await rm(part, { force: true });
  }
  throw invalid('The audio of this video can’t be replaced.');
}

const chooseContainer = (info: MediaInfo, wish: MuxOrder['container']): FilmContainer => {
  const playable = playableContainer(info.picture?.codec ?? '');
  if (wish === 'playable') return playable;
  return wish ?? containerOf(info) ?? playable;
};

type Original = NonNullable<MuxOrder['original']> | 'none';

const toldOf = (original: Original): MuxedFilm['original'] => {
  if (original === 'none') return 'none';
  if (original === 'replace') return 'replaced';
  return original === 'keep' ? 'kept' : 'ducked';
};

async function prepareSound(
  platform: FfmpegPlatform,
  { film, sound, offsetMs = 0, signal }: MuxOrder,
  { durationMs, sound: own }: MediaInfo,
  original: Original,
): Promise<SampleSound> {
  const given = 'open' in sound ? sound : await soundOfFile(platform, sound, signal);
  const placed = placeSound(given, offsetMs, durationMs);
  if (typeof original === 'string') return placed;
  const filmChannels = own?.channels ?? 1;
  return overOriginal(platform, { sound: placed, film, filmChannels, ducking: original, signal });
}

interface MuxPlan {
  order: MuxOrder;
  info: MediaInfo;
  name: FilmContainer;
  sound: SampleSound;
  keepsOriginal: boolean;
}

/** What went wrong, in the words of ffmpeg; undefined when the film is written. */
async function tryMux(
  platform: FfmpegPlatform,
  plan: MuxPlan,
  picture: Picture,
  part: string,
): Promise<string | undefined> {
  const { signal } = plan.order;
  const input = toBytes(plan.sound.open());
  const ffmpeg = runFfmpeg(platform, [...muxArguments(plan, picture), `file:${part}`], { signal, input });
  ffmpeg.output.resume();
  const code = await ffmpeg.ended;
  signal.throwIfAborted();
  return code === 0 ? undefined : ffmpeg.complaints();
}

function muxArguments({ order, info, name, sound, keepsOriginal }: MuxPlan, picture: Picture): string[] {
  const container = filmContainers[name];
  const subtitles = container.subtitleEncoder ? (order.subtitles ?? []) : [];
  const [soundCodec, ...soundOptions] = container.soundEncoder;
  const tracks = order.tracks ?? [];
  const sounds = [order.soundName ?? {}, ...tracks];
  const keptFit = info.soundCodecs.every((codec) => container.sounds?.has(codec) ?? true);
  return [
    ...['-v', 'error', '-y', '-fflags', '+genpts', ...inputArguments(order.film)],
    ...['-protocol_whitelist', 'pipe', '-f', 'f32le', '-ar', String(sound.sampleRateHz)],
    ...['-ac', String(sound.channels), '-i', 'pipe:0'],
    ...tracks.flatMap(({ path }) => [
      ...['-protocol_whitelist', 'file', '-format_whitelist', 'flac', '-f', 'flac', '-i', `file:${path}`],
    ]),
    ...subtitles.flatMap(({ path }) => [
      ...['-protocol_whitelist', 'file', '-format_whitelist', 'srt', '-f', 'srt', '-i', `file:${path}`],
    ]),
    ...['-map', '0:V:0', '-map', '1:a:0', ...tracks.flatMap((_, index) => ['-map', `${index + 2}:a:0`])],
    ...(keepsOriginal ? ['-map', '0:a'] : []),
    ...subtitles.flatMap((_, index) => ['-map', `${index + 2 + tracks.length}:s:0`]),
    ...(containerOf(info) === name && container.subtitleEncoder ? ['-map', '0:s?', '-c:s', 'copy'] : []),
    ...['-c:v', ...picture, ...(picture === copied ? tagsOf(info, name) : encoding)],
    ...['-c:a', keepsOriginal && keptFit ? 'copy' : soundCodec!],
    ...[...sounds.flatMap((_, index) => [`-c:a:${index}`, soundCodec!]), ...soundOptions],
    ...sounds.flatMap((name, index) => namesOf(`s:a:${index}`, name)),
    ...['-disposition:a', '0', '-disposition:a:0', 'default'],
    ...subtitles.flatMap((name, index) => [
      ...[`-c:s:${index}`, container.subtitleEncoder!],
      ...namesOf(`s:s:${index}`, name),
    ]),
    ...[...(container.flags ?? []), '-f', container.muxer],
  ];
}

const namesOf = (track: string, { language, title }: TrackName): string[] => [
  ...(language ? [`-metadata:${track}`, `language=${language}`] : []),
  ...(title ? [`-metadata:${track}`, `title=${title}`] : []),
];

/** Encoders for web and disc take whole pairs of pixels only; each picture stays at its time. */
const encoding = ['-vf', 'scale=ceil(iw/2)*2:ceil(ih/2)*2', '-fps_mode', 'passthrough'];

/** Apple's players look at this name of HEVC only. */
const tagsOf = ({ picture }: MediaInfo, name: FilmContainer): string[] =>
  picture?.codec === 'hevc' && (name === 'mp4' || name === 'mov') ? ['-tag:v', 'hvc1'] : [];

async function* toBytes(sound: AsyncIterable<Float32Array>): AsyncGenerator<Uint8Array> {
  for await (const { buffer, byteOffset, byteLength } of sound)
    if (byteLength > 0) yield new Uint8Array(buffer, byteOffset, byteLength);
}

/** On the disk before it has its name. */
async function putInPlace(part: string, to: string): Promise<void> {
  await sync(part);
  await rename(part, to);
  await sync(dirname(to));
}

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
