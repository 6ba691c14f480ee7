export { findOffered, type OfferedLanguage, type OfferedVoice, offeredLanguages } from './offered-voices.ts';
export { websiteSpeechRoutes } from './website-speech.routes.ts';
