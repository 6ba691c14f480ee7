import { type GradedVoice, makeVoices } from './make-voice.ts';

const all = { language: 'pt-BR', accent: 'brazilian', languages: ['pt'] } as const;

const women = makeVoices({ ...all, gender: 'female' }, [
  {
    id: 'pf_dora',
    displayName: 'Beatriz',
    grade: 'C',
    description: 'A voice of middle pitch with a steady pace, for conversation and support.',
    age: 'middle_aged',
    descriptive: 'natural',
    useCase: 'conversational',
  },
]);

const men = makeVoices({ ...all, gender: 'male' }, [
  {
    id: 'pm_alex',
    displayName: 'Thiago',
    grade: 'C',
    description: 'A voice of middle pitch with an easy, even rhythm, for conversation and support.',
    age: 'middle_aged',
    descriptive: 'natural',
    useCase: 'conversational',
  },
  {
    id: 'pm_santa',
    displayName: 'Caio',
    grade: 'C-',
    description:
      'A warm voice of middle pitch with an easy, even rhythm, for characters and seasonal greetings.',
    age: 'old',
    descriptive: 'natural',
    useCase: 'characters',
  },
]);

/** Brazilian Portuguese, the best of each gender first. */
export const portugueseVoices: readonly GradedVoice[] = [...women, ...men];
