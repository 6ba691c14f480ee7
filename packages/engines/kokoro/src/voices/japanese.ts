import { type GradedVoice, makeVoices } from './make-voice.ts';

const all = { language: 'ja-JP', accent: 'standard', languages: ['ja'] } as const;

const women = makeVoices({ ...all, gender: 'female' }, [
  {
    id: 'jf_alpha',
    displayName: 'Aoi',
    grade: 'C+',
    description: 'A light, youthful voice with a brisk pace, for clips and announcements.',
    age: 'young',
    descriptive: 'light',
    useCase: 'social_media',
  },
  {
    id: 'jf_gongitsune',
    displayName: 'Haruka',
    grade: 'C',
    description: 'A high, light voice with an easy, even rhythm, for agents and everyday talk.',
    age: 'young',
    descriptive: 'light',
    useCase: 'conversational',
  },
  {
    id: 'jf_tebukuro',
    displayName: 'Sakura',
    grade: 'C',
    description: 'A light, youthful voice with an even pace, for dialogue and assistants.',
    age: 'young',
    descriptive: 'light',
    useCase: 'conversational',
  },
  {
    id: 'jf_nezumi',
    displayName: 'Mio',
    grade: 'C-',
    description: 'A high, light voice with a steady pace, for conversation and support.',
    age: 'young',
    descriptive: 'light',
    useCase: 'conversational',
  },
]);

const men = makeVoices({ ...all, gender: 'male' }, [
  {
    id: 'jm_kumo',
    displayName: 'Haruto',
    grade: 'C-',
    description: 'A very deep voice with an easy, even rhythm, for courses and explanations.',
    age: 'middle_aged',
    descriptive: 'deep',
    useCase: 'informative_educational',
  },
]);

/** Japanese, the best of each gender first. */
export const japaneseVoices: readonly GradedVoice[] = [...women, ...men];
