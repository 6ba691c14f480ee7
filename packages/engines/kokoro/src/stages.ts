export { FRAME_SAMPLES, SAMPLE_RATE_HZ, VOICED_HZ } from './frames.ts';
export type { KokoroModel } from './kokoro-model.ts';
export { loadModel } from './load-model.ts';
export { PhonemeReader } from './phoneme-reader.ts';
export type { Phrase } from './plan-phrases.ts';
export { Random } from './random.ts';
export { type Prosody, toUtterance } from './utterance.ts';
export { VoiceStyles } from './voice-styles.ts';
export { kokoroVoices } from './voices.ts';
