/** Scripts that some phonemizer can speak, with the language that a text in this script most likely has. */
const scriptLanguages = {
  Hiragana: 'ja',
  Katakana: 'ja',
  Han: 'zh',
  Bopomofo: 'zh',
  Hangul: 'ko',
  Devanagari: 'hi',
  Cyrillic: 'ru',
  Greek: 'el',
  Arabic: 'ar',
  Hebrew: 'he',
  Bengali: 'bn',
  Gurmukhi: 'pa',
  Gujarati: 'gu',
  Oriya: 'or',
  Tamil: 'ta',
  Telugu: 'te',
  Kannada: 'kn',
  Malayalam: 'ml',
  Sinhala: 'si',
  Thai: 'th',
  Lao: 'lo',
  Myanmar: 'my',
  Khmer: 'km',
  Georgian: 'ka',
  Armenian: 'hy',
  Ethiopic: 'am',
  Latin: undefined,
} as const;

export type Script = keyof typeof scriptLanguages;

const testers = (Object.keys(scriptLanguages) as Script[]).map(
  (script) => [script, new RegExp(`\\p{Script=${script}}`, 'u')] as const,
);

/** The speakable script of one character; `undefined` for anything shared, unknown or not a letter. */
export function scriptOf(character: string): Script | undefined {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return /[a-z]/i.test(character) ? 'Latin' : undefined;
  return testers.find(([, tester]) => tester.test(character))?.[0];
}

/** The language that a script stands for alone; Latin stands for none. */
export function languageOfScript(script: Script): string | undefined {
  return scriptLanguages[script];
}

const otherScripts: ReadonlySet<string | undefined> = new Set([
  ...Object.values(scriptLanguages),
  ...'uk bg sr be mk fa ur mr ne cmn yue'.split(' '),
]);

/** True for a language (BCP 47 tag) written in Latin letters. */
export function isLatinLanguage(language: string): boolean {
  return !otherScripts.has(language.split('-')[0]!);
}

/** Letters of each speakable script in a text. */
export function countScripts(text: string): Map<Script, number> {
  const counts = new Map<Script, number>();
  for (const character of text) {
    const script = scriptOf(character);
    if (script) counts.set(script, (counts.get(script) ?? 0) + 1);
  }
  return counts;
}

const speakableClass = testers.map(([script]) => `\\p{Script=${script}}`).join('');

/** Letters of scripts that nothing can speak: runes, cuneiform, hieroglyphs, ... Shared letters such as `ー` are not among them. */
export const unspeakableLetters = new RegExp(
  `(?![${speakableClass}\\p{Script=Common}\\p{Script=Inherited}])\\p{L}`,
  'gu',
);
