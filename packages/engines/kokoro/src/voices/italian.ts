import { type GradedVoice, makeVoices } from './make-voice.ts';

const all = { language: 'it-IT', accent: 'standard', languages: ['it'] } as const;

const women = makeVoices({ ...all, gender: 'female' }, [
  {
    id: 'if_sara',
    displayName: 'Giulia',
    grade: 'C',
    description: 'A bright, clear voice with an easy, even rhythm, for reading aloud at length.',
    age: 'young',
    descriptive: 'bright',
    useCase: 'narration',
  },
]);

const men = makeVoices({ ...all, gender: 'male' }, [
  {
    id: 'im_nicola',
    displayName: 'Matteo',
    grade: 'C',
    description: 'A very deep voice with an even pace, for lessons and documentaries.',
    age: 'middle_aged',
    descriptive: 'deep',
    useCase: 'informative_educational',
  },
]);

/** Italian, the best of each gender first. */
export const italianVoices: readonly GradedVoice[] = [...women, ...men];
