import type { EngineVoice } from '@mynah/engine-spec';

/** The one voice: made from Kokoro's `af_heart`, whose id it keeps, so that fast requests for that voice come here. */
export const hibariVoices: readonly EngineVoice[] = [
  {
    id: 'af_heart',
    displayName: 'Clara',
    description: 'A warm, natural American woman’s voice that suits narration and conversation alike.',
    labels: {
      gender: 'female',
      age: 'young',
      accent: 'american',
      descriptive: 'warm',
      use_case: 'narration',
    },
    language: 'en-US',
    languages: ['en'],
    previewText:
      'Hello, it is good to meet you. I can read your stories, your lessons and your letters, one calm sentence at a time.',
  },
];
