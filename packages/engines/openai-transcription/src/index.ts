import { defineTaskEngine } from '@mynah/engine-spec/tasks';
import { whisperLanguages } from '@mynah/engine-whisper';

/** Any server that transcribes by OpenAI's API: theirs, speaches, vLLM, LocalAI. It wants to know of `verbose_json`. */
export const openaiTranscription = defineTaskEngine({
  task: 'transcription',
  name: 'openai',
  packs: [],
  remote: true,
  traits: { languages: whisperLanguages, maxWindowMs: 30_000, wordTimes: true },
  open: async (home) => (await import('./transcription-engine.ts')).openTranscription(home),
});
