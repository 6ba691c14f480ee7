export { type DecodeOptions, decodeMedia } from './decode-media.ts';
export { downloadMedia } from './download-media.ts';
export { inputArguments, type MediaFile } from './ffmpeg-input.ts';
export { type OpenedMedia, openMedia } from './open-media.ts';
export { runFfmpeg } from './run-ffmpeg.ts';
