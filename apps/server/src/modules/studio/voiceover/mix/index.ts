export { mixFormat } from './clip-source.ts';
export { endOf, mixVoiceover } from './mix-voiceover.ts';
