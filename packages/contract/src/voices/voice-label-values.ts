/** What voices are usually labelled with, by the server's engines and by the app; owners may write other values. */
export const voiceGenders = ['female', 'male', 'neutral'] as const;
export const voiceAges = ['young', 'middle_aged', 'old'] as const;
export const voiceUseCases = [
  'narration',
  'conversational',
  'characters',
  'social_media',
  'informative_educational',
  'advertisement',
  'entertainment_tv',
] as const;
