/** What hears speech while it comes, for conversations. */
export { detectSpeech, speechFrameMs } from '../work/detect-speech.ts';
export { promptOf } from '../work/run-transcription.ts';
export { transcriber } from '../work/transcribe-samples.ts';
export { AudioInput } from './audio-input.ts';
export { OpenSpeech } from './open-speech.ts';
export { StableText } from './stable-text.ts';
