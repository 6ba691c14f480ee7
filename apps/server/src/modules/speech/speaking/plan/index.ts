/** What is decided about speech before a sound is made. */
export { checkText, emptyText } from './check-text.ts';
export { planCalls } from './plan-calls.ts';
export { planSetup } from './plan-setup.ts';
export { planText } from './plan-text.ts';
export { priceSpeech } from './price-speech.ts';
export type { PlannedSpeech, SpeechOrder, SpeechSetup } from './speech-order.ts';
export { toPlannedSpeech } from './to-planned-speech.ts';
export { toRequest } from './to-request.ts';
export { Warnings } from './warnings.ts';
