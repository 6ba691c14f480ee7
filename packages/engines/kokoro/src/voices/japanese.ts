import { type GradedVoice, makeVoices } from './make-voice.ts';

const all = { language: 'ja-JP', accent: 'standard', languages: ['ja'] } as const;

const women = makeVoices({ ...all, gender: 'female' }, [
  {
    id: 'jf_alpha',
    displayName: 'Aoi',
    grade: 'C+',
    description: '-',
    age: 'middle_aged',
    descriptive: 'clear',
    useCase: 'narration',
  },
  {
    id: 'jf_gongitsune',
    displayName: 'Haruka',
    grade: 'C',
    description: '-',
    age: 'middle_aged',
    descriptive: 'clear',
    useCase: 'narration',
  },
  {
    id: 'jf_tebukuro',
    displayName: 'Sakura',
    grade: 'C',
    description: '-',
    age: 'middle_aged',
    descriptive: 'clear',
    useCase: 'narration',
  },
  {
    id: 'jf_nezumi',
    displayName: 'Mio',
    grade: 'C-',
    description: '-',
    age: 'middle_aged',
    descriptive: 'clear',
    useCase: 'narration',
  },
]);

const men = makeVoices({ ...all, gender: 'male' }, [
  {
    id: 'jm_kumo',
    displayName: 'Haruto',
    grade: 'C-',
    description: '-',
    age: 'middle_aged',
    descriptive: 'clear',
    useCase: 'narration',
  },
]);

/** Japanese, the best of each gender first. */
export const japaneseVoices: readonly GradedVoice[] = [...women, ...men];
