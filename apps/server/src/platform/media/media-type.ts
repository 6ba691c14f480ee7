import { containerOf, filmContainers } from './mux/film-containers.ts';
import type { MediaInfo } from './read-media-info.ts';

/** Of files without pictures, by ffmpeg's names of containers. */
const soundTypes: Readonly<Record<string, string>> = {
  aac: 'audio/aac',
  ac3: 'audio/ac3',
  aiff: 'audio/aiff',
  amr: 'audio/amr',
  asf: 'audio/x-ms-wma',
  au: 'audio/basic',
  caf: 'audio/x-caf',
  eac3: 'audio/eac3',
  flac: 'audio/flac',
  flv: 'video/x-flv',
  mkv: 'audio/x-matroska',
  mov: 'audio/mp4',
  mp3: 'audio/mpeg',
  mp4: 'audio/mp4',
  mpeg: 'video/mpeg',
  mpegts: 'video/mp2t',
  ogg: 'audio/ogg',
  s16le: 'audio/pcm',
  w64: 'audio/x-w64',
  wav: 'audio/wav',
  webm: 'audio/webm',
  wv: 'audio/x-wavpack',
};

/** Of films that this server reads and does not write. */
const filmTypes: Readonly<Record<string, string>> = { asf: 'video/x-ms-wmv', ogg: 'video/ogg' };

/**
 * The content type by what is in the file. What a sender calls it says nothing: HTTP libraries send
 * `application/octet-stream`, and names lie.
 */
export function mediaTypeOf(info: MediaInfo): string {
  const written = containerOf(info);
  const container = written ?? info.container;
  const film = written ? filmContainers[written].contentType : filmTypes[container];
  return (info.picture && film) ?? soundTypes[container] ?? 'application/octet-stream';
}
