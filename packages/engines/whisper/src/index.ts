import { defineTaskEngine } from '@mynah/engine-spec/tasks';
import { MAX_WINDOW_MS } from './check-request.ts';
import { whisperLanguages } from './languages.ts';

export { whisperLanguages };

/** Whisper base: words with times in 99 languages, and the language when it is not known. */
export const whisperTranscription = defineTaskEngine({
  task: 'transcription',
  name: 'whisper',
  packs: ['whisper-base'],
  traits: { languages: whisperLanguages, maxWindowMs: MAX_WINDOW_MS, wordTimes: true, translates: true },
  open: async (home) => (await import('./transcription-engine.ts')).openTranscription(home),
});

/** The same model, told what is said: finds when each word is heard. */
export const whisperAlignment = defineTaskEngine({
  task: 'alignment',
  name: 'whisper',
  packs: ['whisper-base'],
  traits: { languages: whisperLanguages, maxWindowMs: MAX_WINDOW_MS },
  open: async (home) => (await import('./alignment-engine.ts')).openAlignment(home),
});
