export type { EngineFactory, EngineHome } from './engine.ts';
export { EngineFailure, type EngineFailureKind } from './engine-failure.ts';
export { seededRandom } from './seeded-random.ts';
export type { EngineVoice, VoiceLabels } from './speech/engine-voice.ts';
export type { SpeechCapabilities, SpeechEngine } from './speech/speech-engine.ts';
export type { SpeechPart, SpeechWarning, TimingMark } from './speech/speech-part.ts';
export type { Delivery, PhonemeOverride, SpeechRequest } from './speech/speech-request.ts';
export { neutralDelivery } from './speech/speech-request.ts';
