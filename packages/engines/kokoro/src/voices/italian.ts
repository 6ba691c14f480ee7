import { type GradedVoice, makeVoices } from './make-voice.ts';

const all = { language: 'it-IT', accent: 'standard', languages: ['it'] } as const;

const women = makeVoices({ ...all, gender: 'female' }, [
  {
    id: 'if_sara',
    displayName: 'Giulia',
    grade: 'C',
    description: '-',
    age: 'middle_aged',
    descriptive: 'clear',
    useCase: 'narration',
  },
]);

const men = makeVoices({ ...all, gender: 'male' }, [
  {
    id: 'im_nicola',
    displayName: 'Matteo',
    grade: 'C',
    description: '-',
    age: 'middle_aged',
    descriptive: 'clear',
    useCase: 'narration',
  },
]);

/** Italian, the best of each gender first. */
export const italianVoices: readonly GradedVoice[] = [...women, ...men];
