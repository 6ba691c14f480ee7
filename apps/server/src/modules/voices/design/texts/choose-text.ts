import { createHash } from 'node:crypto';
import { detectLanguage } from '@mynah/text';
import { englishTexts } from './english-texts.ts';
import { readStyle } from './moods.ts';
import { otherTexts } from './other-texts.ts';

/** What a preview says, and in which language (BCP 47 primary tag). */
export interface PreviewScript {
  text: string;
  language: string;
}

interface ScriptWish {
  /** Given by the caller. */
  text: string | undefined;
  description: string;
  /** Of the voice that is changed; a description may name another. */
  language?: string;
}

const languageNames: Readonly<Record<string, string>> = {
  english: 'en',
  spanish: 'es',
  french: 'fr',
  hindi: 'hi',
  italian: 'it',
  japanese: 'ja',
  portuguese: 'pt',
  chinese: 'zh',
  mandarin: 'zh',
};
const names = Object.keys(languageNames).join('|');
/** `speaks French`, `a native Spanish speaker`, `in Italian`; not `in a French accent`, which is heard in English. */
const spoken = new RegExp(
  `\\b(?:speaks?|speaking|reads?|reading|talks?|talking|native|fluent|in)\\s+(?:in\\s+)?(${names})\\b(?!\\s+accent)|\\b(${names})(?:-|\\s)(?:speaking|speaker)\\b`,
);

/** The given text, or one of our own that suits the description: always the same for the same words. */
export function chooseScript({ text, description, language = 'en' }: ScriptWish): PreviewScript {
  if (text !== undefined) return { text, language: detectLanguage(text, language).language };
  const wanted = languageOfDescription(description) ?? language;
  const other = otherTexts[wanted];
  if (other !== undefined) return { text: other, language: wanted };
  const fitting = englishTexts[readStyle(description).mood];
  return { text: fitting[placeOf(description, fitting.length)]!, language: 'en' };
}

/** The language that a description wants to hear; undefined when it says nothing of it. */
export function languageOfDescription(description: string): string | undefined {
  const found = spoken.exec(description.toLowerCase());
  const name = found?.[1] ?? found?.[2];
  return name === undefined ? undefined : languageNames[name];
}

/** How a language is called in a description. */
export const nameOfLanguage = (language: string): string | undefined =>
  Object.keys(languageNames).find((name) => languageNames[name] === language);

const placeOf = (text: string, count: number): number =>
  createHash('sha256').update(text).digest().readUInt32BE(0) % count;

/** A short sentence by which mixes are compared; nobody pays for it. */
export function mixScript(language: string): PreviewScript {
  const other = otherTexts[language];
  if (other === undefined) return { text: mixText, language: 'en' };
  return { text: other.split(/(?<=[.。।])\s*/u)[0]!, language };
}
const mixText = 'Somewhere between the two of us there is a voice that nobody has heard before.';
