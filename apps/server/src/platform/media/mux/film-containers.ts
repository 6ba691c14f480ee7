import type { MediaInfo } from '../read-media-info.ts';

export type FilmContainer = 'mp4' | 'mov' | 'mkv' | 'webm' | 'avi';

interface Container {
  contentType: string;
  /** ffmpeg's name. */
  muxer: string;
  /** Codecs of pictures and sounds that players expect in it; every one when absent. */
  pictures?: ReadonlySet<string>;
  sounds?: ReadonlySet<string>;
  /** How a new sound is written, and subtitles; without the latter it holds none. */
  soundEncoder: readonly string[];
  subtitleEncoder?: string;
  /** For pictures that do not fit, the first that this ffmpeg has. */
  pictureEncoders: readonly (readonly string[])[];
  /** What stands before the file's name. */
  flags?: readonly string[];
}

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));
const aac = ['aac', '-b:a', '192k'];
const mpeg4 = ['mpeg4', '-q:v', '3', '-pix_fmt', 'yuv420p'];
const h264 = [
  ['libx264', '-preset', 'veryfast', '-crf', '20', '-pix_fmt', 'yuv420p'],
  ['libopenh264', '-b:v', '6M', '-pix_fmt', 'yuv420p'],
  mpeg4,
];

/** The moov atom is written first: it plays while it is loaded. */
const fast = ['-movflags', '+faststart'];

export const filmContainers: Readonly<Record<FilmContainer, Container>> = {
  mp4: {
    contentType: 'video/mp4',
    muxer: 'mp4',
    pictures: setOf('h264 hevc av1 vp9 mpeg4'),
    sounds: setOf('aac mp3 ac3 eac3 alac opus flac'),
    soundEncoder: aac,
    subtitleEncoder: 'mov_text',
    pictureEncoders: h264,
    flags: fast,
  },
  mov: {
    contentType: 'video/quicktime',
    muxer: 'mov',
    pictures: setOf('h264 hevc mpeg4 mjpeg prores dnxhd dvvideo'),
    sounds: setOf('aac mp3 ac3 eac3 alac pcm_s16le pcm_s24le pcm_s16be'),
    soundEncoder: aac,
    subtitleEncoder: 'mov_text',
    pictureEncoders: h264,
    flags: fast,
  },
  mkv: {
    contentType: 'video/x-matroska',
    muxer: 'matroska',
    soundEncoder: aac,
    subtitleEncoder: 'srt',
    pictureEncoders: h264,
  },
  webm: {
    contentType: 'video/webm',
    muxer: 'webm',
    pictures: setOf('vp8 vp9 av1'),
    sounds: setOf('opus vorbis'),
    soundEncoder: ['libopus', '-b:a', '160k'],
    subtitleEncoder: 'webvtt',
    pictureEncoders: [
      ['libvpx-vp9', '-b:v', '0', '-crf', '32', '-deadline', 'realtime', '-cpu-used', '6', '-row-mt', '1'],
      ['libvpx', '-b:v', '4M', '-deadline', 'realtime'],
    ],
  },
  avi: {
    contentType: 'video/x-msvideo',
    muxer: 'avi',
    pictures: setOf('mpeg4 h264 mjpeg mpeg1video mpeg2video msmpeg4v2 msmpeg4v3 rawvideo'),
    sounds: setOf('mp3 ac3 pcm_s16le'),
    // what an encoder delays cannot be told in it
    soundEncoder: ['pcm_s16le'],
    pictureEncoders: [mpeg4],
  },
};

/** The container of a film, where it is one that can be written. */
export function containerOf({
  container,
  brand,
  picture,
  soundCodecs,
}: MediaInfo): FilmContainer | undefined {
  if (container === 'avi') return 'avi';
  if (container.startsWith('mov,')) return brand === 'qt' ? 'mov' : 'mp4';
  if (!container.startsWith('matroska')) return undefined;
  const { pictures, sounds } = filmContainers.webm;
  const isWebPicture = !picture || pictures?.has(picture.codec);
  const isWeb = isWebPicture && soundCodecs.every((codec) => sounds?.has(codec));
  return isWeb ? 'webm' : 'mkv';
}

/** Where a picture fits as it is, and browsers play it if they can at all; Matroska holds every one. */
export function playableContainer(pictureCodec: string): FilmContainer {
  if (pictureCodec === 'vp8' || pictureCodec === 'vp9') return 'webm';
  return filmContainers.mp4.pictures?.has(pictureCodec) ? 'mp4' : 'mkv';
}
