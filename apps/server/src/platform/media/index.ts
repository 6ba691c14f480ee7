export { type DecodeOptions, decodeMedia } from './decode-media.ts';
export { downloadMedia } from './download-media.ts';
export type { MediaFile } from './ffmpeg-input.ts';
export { measureDuration } from './measure-duration.ts';
export { mediaTypeOf } from './media-type.ts';
export { type FilmContainer, type MuxedFilm, type MuxOrder, muxFilm } from './mux/mux-film.ts';
export { lookAtMedia, type OpenedMedia, openMedia } from './open-media.ts';
export { noSpeech, requireSound } from './require-sound.ts';
export { writeWithFfmpeg } from './write-with-ffmpeg.ts';
