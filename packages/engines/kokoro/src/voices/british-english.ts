import { type GradedVoice, makeVoices } from './make-voice.ts';

const all = { language: 'en-GB', accent: 'british', languages: ['en'] } as const;

const women = makeVoices({ ...all, gender: 'female' }, [
  {
    id: 'bf_emma',
    displayName: 'Eleanor',
    grade: 'B-',
    description: '-',
    age: 'middle_aged',
    descriptive: 'clear',
    useCase: 'narration',
  },
  {
    id: 'bf_isabella',
    displayName: 'Imogen',
    grade: 'C',
    description: '-',
    age: 'middle_aged',
    descriptive: 'clear',
    useCase: 'narration',
  },
  {
    id: 'bf_alice',
    displayName: 'Beatrix',
    grade: 'D',
    description: '-',
    age: 'middle_aged',
    descriptive: 'clear',
    useCase: 'narration',
  },
  {
    id: 'bf_lily',
    displayName: 'Poppy',
    grade: 'D',
    description: '-',
    age: 'middle_aged',
    descriptive: 'clear',
    useCase: 'narration',
  },
]);

const men = makeVoices({ ...all, gender: 'male' }, [
  {
    id: 'bm_fable',
    displayName: 'Rupert',
    grade: 'C',
    description: '-',
    age: 'middle_aged',
    descriptive: 'clear',
    useCase: 'narration',
  },
  {
    id: 'bm_george',
    displayName: 'Edmund',
    grade: 'C',
    description: '-',
    age: 'middle_aged',
    descriptive: 'clear',
    useCase: 'narration',
  },
  {
    id: 'bm_lewis',
    displayName: 'Harvey',
    grade: 'D+',
    description: '-',
    age: 'middle_aged',
    descriptive: 'clear',
    useCase: 'narration',
  },
  {
    id: 'bm_daniel',
    displayName: 'Alistair',
    grade: 'D',
    description: '-',
    age: 'middle_aged',
    descriptive: 'clear',
    useCase: 'narration',
  },
]);

/** British English, the best of each gender first. */
export const britishEnglishVoices: readonly GradedVoice[] = [...women, ...men];
