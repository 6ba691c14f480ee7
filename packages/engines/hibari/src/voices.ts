import type { EngineVoice } from '@mynah/engine-spec';

/** The one voice: made from Kokoro's `af_heart`, whose id it keeps, so that fast requests for that voice come here. */
export const hibariVoices: readonly EngineVoice[] = [
  {
    id: 'af_heart',
    displayName: 'Clara',
    description: 'A bright, clear voice with an even pace, for commercials and product films.',
    labels: {
      gender: 'female',
      age: 'young',
      accent: 'american',
      descriptive: 'bright',
      use_case: 'advertisement',
    },
    language: 'en-US',
    languages: ['en'],
    previewText:
      'Every story needs a voice that listens before it speaks. Hand me a page, and I will read it as if it were mine.',
  },
];
