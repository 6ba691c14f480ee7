/** What hears speech while it comes, for conversations and live translation. */
export { detectSpeech, speechFrameMs } from '../work/detect-speech.ts';
export { promptOf } from '../work/run-transcription.ts';
export { transcriber } from '../work/transcribe-samples.ts';
export { AudioInput } from './audio-input.ts';
export { type CommittedSpeech, LiveHearing } from './live-hearing.ts';
export { OpenSpeech } from './open-speech.ts';
export { RealtimeFault } from './realtime-fault.ts';
export { SpeechMeter } from './speech-meter.ts';
export { StableText } from './stable-text.ts';
