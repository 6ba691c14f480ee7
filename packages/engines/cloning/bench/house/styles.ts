/** A way of speaking that voices are designed for. */
export interface Style {
  /** For the designer, whose words decide on pitch, pace, melody and color. */
  wish: string;
  /** As labels of voices have it. */
  descriptive: string;
  /** As a sentence begins with it. */
  adjective: string;
  useCase: string;
  /** What it is for, as a sentence ends with it. */
  purpose: string;
}

export const styles: readonly Style[] = [
  {
    wish: 'warm narrator',
    descriptive: 'warm',
    adjective: 'warm',
    useCase: 'narration',
    purpose: 'audiobooks and long reads',
  },
  {
    wish: 'bright, friendly',
    descriptive: 'friendly',
    adjective: 'bright, friendly',
    useCase: 'conversational',
    purpose: 'assistants and everyday talk',
  },
  {
    wish: 'serious, clear',
    descriptive: 'professional',
    adjective: 'clear, serious',
    useCase: 'informative_educational',
    purpose: 'lessons and news',
  },
  {
    wish: 'calm, soft',
    descriptive: 'calm',
    adjective: 'calm, soft-toned',
    useCase: 'narration',
    purpose: 'bedtime stories and guided rest',
  },
  {
    wish: 'energetic, bright',
    descriptive: 'energetic',
    adjective: 'bright, energetic',
    useCase: 'advertisement',
    purpose: 'promos and product films',
  },
  {
    wish: 'deep, warm',
    descriptive: 'deep',
    adjective: 'deep, warm',
    useCase: 'entertainment_tv',
    purpose: 'trailers and openings',
  },
  {
    wish: 'cheerful, quick',
    descriptive: 'cheerful',
    adjective: 'cheerful, quick',
    useCase: 'social_media',
    purpose: 'clips and short videos',
  },
  {
    wish: 'dramatic, dark',
    descriptive: 'dramatic',
    adjective: 'dark, dramatic',
    useCase: 'characters',
    purpose: 'villains and tense scenes',
  },
  {
    wish: 'crisp, confident',
    descriptive: 'confident',
    adjective: 'crisp, confident',
    useCase: 'informative_educational',
    purpose: 'courses and presentations',
  },
  {
    wish: 'high, playful',
    descriptive: 'playful',
    adjective: 'high, playful',
    useCase: 'characters',
    purpose: 'cartoons and games',
  },
  {
    wish: 'mellow, relaxed',
    descriptive: 'relaxed',
    adjective: 'mellow, relaxed',
    useCase: 'conversational',
    purpose: 'podcasts and interviews',
  },
  {
    wish: 'slow, measured',
    descriptive: 'measured',
    adjective: 'measured, unhurried',
    useCase: 'entertainment_tv',
    purpose: 'documentaries',
  },
];
