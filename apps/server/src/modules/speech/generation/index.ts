export { Generation, type GenerationOrder, type KeptItem } from './generation.ts';
export { concurrencyHeaders, generationHeaders } from './generation-headers.ts';
export { generationModule } from './module.ts';
export { Mp3Spool, spoolFormat } from './mp3-spool.ts';
export { checkFormat, planFormat } from './plan-format.ts';
export { type FinishedSound, SoundTrack } from './sound-track.ts';
