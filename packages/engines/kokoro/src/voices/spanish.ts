import { type GradedVoice, makeVoices } from './make-voice.ts';

const all = { language: 'es-ES', accent: 'castilian', languages: ['es'] } as const;

const women = makeVoices({ ...all, gender: 'female' }, [
  {
    id: 'ef_dora',
    displayName: 'Lucía',
    grade: 'C',
    description: 'A balanced, natural voice with an easy, even rhythm, for conversation and support.',
    age: 'middle_aged',
    descriptive: 'natural',
    useCase: 'conversational',
  },
]);

const men = makeVoices({ ...all, gender: 'male' }, [
  {
    id: 'em_alex',
    displayName: 'Alejandro',
    grade: 'C',
    description: 'A balanced, natural voice with an easy, even rhythm, for agents and everyday talk.',
    age: 'middle_aged',
    descriptive: 'natural',
    useCase: 'conversational',
  },
  {
    id: 'em_santa',
    displayName: 'Santiago',
    grade: 'C-',
    description: 'A voice of middle pitch with an easy, even rhythm, for characters and seasonal greetings.',
    age: 'old',
    descriptive: 'natural',
    useCase: 'characters',
  },
]);

/** Spanish, the best of each gender first. */
export const spanishVoices: readonly GradedVoice[] = [...women, ...men];
