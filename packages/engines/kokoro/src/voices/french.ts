import { type GradedVoice, makeVoices } from './make-voice.ts';

const all = { language: 'fr-FR', accent: 'standard', languages: ['fr'] } as const;

const women = makeVoices({ ...all, gender: 'female' }, [
  {
    id: 'ff_siwis',
    displayName: 'Élodie',
    grade: 'B-',
    description: '-',
    age: 'middle_aged',
    descriptive: 'clear',
    useCase: 'narration',
  },
]);

/** French, the best of each gender first. */
export const frenchVoices: readonly GradedVoice[] = [...women];
