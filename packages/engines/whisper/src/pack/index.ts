export { buildWhisperPack, type WhisperPackOptions } from './build-whisper-pack.ts';
