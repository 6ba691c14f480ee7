export const voiceCategories = [
  'professional',
  'high_quality',
  'cloned',
  'generated',
  'premade',
  'famous',
] as const;
