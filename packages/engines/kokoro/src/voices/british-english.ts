import { type GradedVoice, makeVoices } from './make-voice.ts';

const all = { language: 'en-GB', accent: 'british', languages: ['en'] } as const;

const women = makeVoices({ ...all, gender: 'female' }, [
  {
    id: 'bf_emma',
    displayName: 'Eleanor',
    grade: 'B-',
    description: 'A warm voice of middle pitch, quick and lively, for short videos and news.',
    age: 'middle_aged',
    descriptive: 'lively',
    useCase: 'social_media',
  },
  {
    id: 'bf_isabella',
    displayName: 'Imogen',
    grade: 'C',
    description: 'A clear voice on the bright side that moves along quickly, for clips and announcements.',
    age: 'young',
    descriptive: 'bright',
    useCase: 'social_media',
  },
  {
    id: 'bf_alice',
    displayName: 'Beatrix',
    grade: 'D',
    description: 'A clear voice on the bright side with a steady pace, for commercials and product films.',
    age: 'young',
    descriptive: 'bright',
    useCase: 'advertisement',
  },
  {
    id: 'bf_lily',
    displayName: 'Poppy',
    grade: 'D',
    description: 'A voice of middle pitch with an easy, even rhythm, for agents and everyday talk.',
    age: 'middle_aged',
    descriptive: 'natural',
    useCase: 'conversational',
  },
]);

const men = makeVoices({ ...all, gender: 'male' }, [
  {
    id: 'bm_fable',
    displayName: 'Rupert',
    grade: 'C',
    description: 'A low, settled voice that moves along quickly, for short videos and news.',
    age: 'middle_aged',
    descriptive: 'low and brisk',
    useCase: 'social_media',
  },
  {
    id: 'bm_george',
    displayName: 'Edmund',
    grade: 'C',
    description: 'A warm voice of middle pitch with a steady pace, for conversation and support.',
    age: 'middle_aged',
    descriptive: 'natural',
    useCase: 'conversational',
  },
  {
    id: 'bm_lewis',
    displayName: 'Harvey',
    grade: 'D+',
    description: 'A very deep voice with a slow pace, for reading aloud at length.',
    age: 'middle_aged',
    descriptive: 'deep',
    useCase: 'narration',
  },
  {
    id: 'bm_daniel',
    displayName: 'Alistair',
    grade: 'D',
    description: 'A balanced, natural voice with an even pace, for dialogue and assistants.',
    age: 'middle_aged',
    descriptive: 'natural',
    useCase: 'conversational',
  },
]);

/** British English, the best of each gender first. */
export const britishEnglishVoices: readonly GradedVoice[] = [...women, ...men];
