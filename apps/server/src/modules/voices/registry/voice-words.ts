import type { VoiceWords } from './voices.tables.ts';

/** Of a voice, its words alone. */
export const wordsOf = ({ name, description, labels }: VoiceWords): VoiceWords => ({
  name,
  description,
  labels,
});
