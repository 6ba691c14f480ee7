export { mixToMono } from './channels.ts';
export { completeFile, encodeFile } from './encode-file.ts';
export { FileHead } from './file-head.ts';
export { Mp3Summary } from './mp3/info-frame.ts';
export { measureMp3, walkMp3Frames } from './mp3/walk-frames.ts';
export { inTurns, joinInTurns } from './turns.ts';
export { readWav } from './wav/read-wav.ts';
export { logWavHeader, wavHeader } from './wav/wav-header.ts';
