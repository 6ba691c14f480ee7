/** The parts of speaking, for other ways to speak: planning, cost, answers. */
export { awaitRecording } from './await-recording.ts';
export { beginJob } from './begin-speech.ts';
export { BegunSpeech } from './begun-speech.ts';
export { countCharacters } from './count-characters.ts';
export { planCalls } from './plan-calls.ts';
export { ignoredSettings } from './plan-settings.ts';
export { planSetup } from './plan-setup.ts';
export { emptyText, planText } from './plan-text.ts';
export { priceSpeech } from './price-speech.ts';
export { randomSeed } from './seeds.ts';
export { toTimedAudio } from './speech-chunk.view.ts';
export { hashOfCalls } from './speech-hash.ts';
export { toRequest } from './spoken-item.ts';
export { Warnings } from './warnings.ts';
