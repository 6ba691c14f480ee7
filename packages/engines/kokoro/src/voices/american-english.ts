import type { EngineVoice } from '@mynah/engine-spec';

export const americanEnglishVoices: readonly EngineVoice[] = [
  {
    id: 'af_heart',
    displayName: 'Clara',
    description: 'A warm, close voice with an even pace that suits almost anything.',
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
      'Every story needs a voice that listens before it speaks. Let me read yours, one calm sentence at a time.',
  },
];
