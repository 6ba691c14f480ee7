export { completeFile, encodeFile } from './encode-file.ts';
export { measureMp3, walkMp3Frames } from './mp3/walk-frames.ts';
export { mixToMono, readWav } from './wav/read-wav.ts';
export { wavHeader } from './wav/wav-header.ts';
