import { type GradedVoice, makeVoices } from './make-voice.ts';

const all = { language: 'fr-FR', accent: 'standard', languages: ['fr'] } as const;

const women = makeVoices({ ...all, gender: 'female' }, [
  {
    id: 'ff_siwis',
    displayName: 'Élodie',
    grade: 'B-',
    description: 'A clear voice on the bright side with an even pace, for commercials and product films.',
    age: 'young',
    descriptive: 'bright',
    useCase: 'advertisement',
  },
]);

/** French, the best of each gender first. */
export const frenchVoices: readonly GradedVoice[] = [...women];
