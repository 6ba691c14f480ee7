export { getHistoryFile } from './actions/get-history-file.ts';
export { type AudioReading, readItemAudio } from './actions/read-item-audio.ts';
export { audioTokenSeconds, readAudioToken, writeAudioAddress } from './audio-token.ts';
export { withPeaks } from './draw-peaks.ts';
