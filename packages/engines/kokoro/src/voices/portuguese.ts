import { type GradedVoice, makeVoices } from './make-voice.ts';

const all = { language: 'pt-BR', accent: 'brazilian', languages: ['pt'] } as const;

const women = makeVoices({ ...all, gender: 'female' }, [
  {
    id: 'pf_dora',
    displayName: 'Beatriz',
    grade: 'C',
    description: '-',
    age: 'middle_aged',
    descriptive: 'clear',
    useCase: 'narration',
  },
]);

const men = makeVoices({ ...all, gender: 'male' }, [
  {
    id: 'pm_alex',
    displayName: 'Thiago',
    grade: 'C',
    description: '-',
    age: 'middle_aged',
    descriptive: 'clear',
    useCase: 'narration',
  },
  {
    id: 'pm_santa',
    displayName: 'Caio',
    grade: 'C-',
    description: '-',
    age: 'middle_aged',
    descriptive: 'clear',
    useCase: 'narration',
  },
]);

/** Brazilian Portuguese, the best of each gender first. */
export const portugueseVoices: readonly GradedVoice[] = [...women, ...men];
