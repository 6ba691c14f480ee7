export { completeInHistory } from './complete-in-history.ts';
export { concurrencyHeaders, generationHeaders } from './generation-headers.ts';
export { generationModule } from './module.ts';
export { Mp3Spool, spoolFormat } from './mp3-spool.ts';
export { checkFormat, planFormat } from './plan-format.ts';
export { priceWithUses } from './price-with-uses.ts';
export { type FinishedSound, SoundTrack } from './sound-track.ts';
