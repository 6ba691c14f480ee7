export { Whisperer, type WhisperOptions } from './whisper.ts';
