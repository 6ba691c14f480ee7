import type { Candidate } from './candidates.ts';

const people = { female: 'woman', male: 'man' } as const;
const ages = { young: 'young ', middle_aged: '', old: 'older ' } as const;
const speech: Readonly<Record<string, string>> = {
  'en-US': 'with an American accent',
  'en-GB': 'with a British accent',
  'es-ES': 'who speaks Spanish',
  'fr-FR': 'who speaks French',
  'hi-IN': 'who speaks Hindi',
  'it-IT': 'who speaks Italian',
  'ja-JP': 'who speaks Japanese',
  'pt-BR': 'who speaks Brazilian Portuguese',
  'zh-CN': 'who speaks Mandarin',
};

/** What the designer was asked for, in a sentence. */
export function describe({ gender, age, language, style }: Candidate): string {
  const article = /^[aeiou]/.test(style.adjective) ? 'An' : 'A';
  const who = `${ages[age]}${people[gender]}`;
  return `${article} ${style.adjective} ${who} ${speech[language]}, for ${style.purpose}.`;
}
