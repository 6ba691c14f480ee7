import { type GradedVoice, makeVoices } from './make-voice.ts';

const all = { language: 'es-ES', accent: 'castilian', languages: ['es'] } as const;

const women = makeVoices({ ...all, gender: 'female' }, [
  {
    id: 'ef_dora',
    displayName: 'Lucía',
    grade: 'C',
    description: '-',
    age: 'middle_aged',
    descriptive: 'clear',
    useCase: 'narration',
  },
]);

const men = makeVoices({ ...all, gender: 'male' }, [
  {
    id: 'em_alex',
    displayName: 'Alejandro',
    grade: 'C',
    description: '-',
    age: 'middle_aged',
    descriptive: 'clear',
    useCase: 'narration',
  },
  {
    id: 'em_santa',
    displayName: 'Santiago',
    grade: 'C-',
    description: '-',
    age: 'middle_aged',
    descriptive: 'clear',
    useCase: 'narration',
  },
]);

/** Spanish, the best of each gender first. */
export const spanishVoices: readonly GradedVoice[] = [...women, ...men];
