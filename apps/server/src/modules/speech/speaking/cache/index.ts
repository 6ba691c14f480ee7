/** Sound that was made before, and may be given again. */
export { type CachedSpeech, findCachedSpeech } from './find-cached-speech.ts';
export { replaySpeech } from './replay-speech.ts';
export { forgetCachedItems, saveCachedItem } from './speech-cache.store.ts';
export { hashOfCalls } from './speech-hash.ts';
