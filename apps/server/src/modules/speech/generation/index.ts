export { announceTo } from './announce-to.ts';
export { completeInHistory } from './complete-in-history.ts';
export { concurrencyHeaders, generationHeaders } from './generation-headers.ts';
export { generationModule } from './module.ts';
export { checkFormat, planFormat } from './plan-format.ts';
export { endingWithCaller, type Presence, presenceOf } from './presence.ts';
export { priceWithUses } from './price-with-uses.ts';
export { recordingFormat } from './recording-format.ts';
