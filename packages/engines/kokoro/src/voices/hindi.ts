import { type GradedVoice, makeVoices } from './make-voice.ts';

const all = { language: 'hi-IN', accent: 'standard', languages: ['hi'] } as const;

const women = makeVoices({ ...all, gender: 'female' }, [
  {
    id: 'hf_alpha',
    displayName: 'Ananya',
    grade: 'C',
    description: 'A clear voice on the bright side with a steady pace, for audiobooks and calm narration.',
    age: 'young',
    descriptive: 'bright',
    useCase: 'narration',
  },
  {
    id: 'hf_beta',
    displayName: 'Kavya',
    grade: 'C',
    description: 'A voice of middle pitch, quick and lively, for short videos and news.',
    age: 'middle_aged',
    descriptive: 'lively',
    useCase: 'social_media',
  },
]);

const men = makeVoices({ ...all, gender: 'male' }, [
  {
    id: 'hm_omega',
    displayName: 'Arjun',
    grade: 'C',
    description: 'A warm voice of middle pitch with a steady pace, for dialogue and assistants.',
    age: 'middle_aged',
    descriptive: 'natural',
    useCase: 'conversational',
  },
  {
    id: 'hm_psi',
    displayName: 'Rohan',
    grade: 'C',
    description: 'A balanced, natural voice that takes its time, for audiobooks and calm narration.',
    age: 'middle_aged',
    descriptive: 'warm',
    useCase: 'narration',
  },
]);

/** Hindi, the best of each gender first. */
export const hindiVoices: readonly GradedVoice[] = [...women, ...men];
