import { type GradedVoice, makeVoices } from './make-voice.ts';

const all = { language: 'hi-IN', accent: 'standard', languages: ['hi'] } as const;

const women = makeVoices({ ...all, gender: 'female' }, [
  {
    id: 'hf_alpha',
    displayName: 'Ananya',
    grade: 'C',
    description: '-',
    age: 'middle_aged',
    descriptive: 'clear',
    useCase: 'narration',
  },
  {
    id: 'hf_beta',
    displayName: 'Kavya',
    grade: 'C',
    description: '-',
    age: 'middle_aged',
    descriptive: 'clear',
    useCase: 'narration',
  },
]);

const men = makeVoices({ ...all, gender: 'male' }, [
  {
    id: 'hm_omega',
    displayName: 'Arjun',
    grade: 'C',
    description: '-',
    age: 'middle_aged',
    descriptive: 'clear',
    useCase: 'narration',
  },
  {
    id: 'hm_psi',
    displayName: 'Rohan',
    grade: 'C',
    description: '-',
    age: 'middle_aged',
    descriptive: 'clear',
    useCase: 'narration',
  },
]);

/** Hindi, the best of each gender first. */
export const hindiVoices: readonly GradedVoice[] = [...women, ...men];
