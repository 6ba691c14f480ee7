import type { Accent } from './lexicon.ts';

const voiceless = new Set('ptkfθ');
const sibilant = new Set('szʃʒʧʤ');
const flapping = new Set('AIOWYiuæɑəɛɪɹʊʌ');

/** Regular endings after a known stem: spelling to candidate stems, and sounds of stem and ending together. */
export interface Suffix {
  stems(word: string): string[];
  join(stem: string, accent: Accent): string;
}

/** Plural, possessive, and the third person. */
export const plural: Suffix = {
  stems(word) {
    if (/'s$|s'$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)];
    if (!/[^s]s$/.test(word) || word.length < 3) return [];
    const stems = [word.slice(0, -1)];
    if (/(?:[sxz]|[cs]h|o)es$/.test(word)) stems.unshift(word.slice(0, -2));
    if (/[^aeiou]ies$/.test(word)) stems.unshift(`${word.slice(0, -3)}y`);
    return stems;
  },
  join(stem, accent) {
    const last = stem.at(-1)!;
    if (voiceless.has(last)) return `${stem}s`;
    return sibilant.has(last) ? `${stem}${weakVowel(accent)}z` : `${stem}z`;
  },
};

const past: Suffix = {
  stems(word) {
    if (/[^aeiou]ied$/.test(word)) return [`${word.slice(0, -3)}y`];
    if (!/[^e]ed$/.test(word) || word.length < 4) return [];
    const stems = [word.slice(0, -1), word.slice(0, -2)];
    if (/([bdgklmnprtvz])\1ed$/.test(word)) stems.push(word.slice(0, -3));
    return stems;
  },
  join(stem, accent) {
    const last = stem.at(-1)!;
    if (last === 'd') return `${stem}${weakVowel(accent)}d`;
    if (last === 't') return `${flap(stem, accent)}${weakVowel(accent)}d`;
    return voiceless.has(last) || 'sʃʧ'.includes(last) ? `${stem}t` : `${stem}d`;
  },
};

const progressive: Suffix = {
  stems(word) {
    if (!/.{2}in[g']$/.test(word)) return [];
    const stem = word.slice(0, -3);
    const stems = [stem, `${stem}e`];
    if (/([bdgklmnprtvz])\1$/.test(stem)) stems.push(stem.slice(0, -1));
    if (/ck$/.test(stem)) stems.push(stem.slice(0, -1));
    return stems;
  },
  join: (stem, accent) => `${linkingR(flap(stem, accent), accent)}ɪŋ`,
};

const agent: Suffix = {
  stems(word) {
    if (!/.{3}ers?$/.test(word)) return [];
    const stem = word.replace(/ers?$/, '');
    return word.endsWith('s') ? [] : [stem, `${stem}e`];
  },
  join: (stem, accent) => `${linkingR(flap(stem, accent), accent)}${accent === 'gb' ? 'ə' : 'əɹ'}`,
};

function ending(spelling: string, sound: string, minimum = 3): Suffix {
  return {
    stems: (word) =>
      word.endsWith(spelling) && word.length - spelling.length >= minimum
        ? [word.slice(0, -spelling.length)]
        : [],
    join: (stem) =>
      sound.startsWith('l') && stem.endsWith('l') ? `${stem.slice(0, -1)}${sound}` : `${stem}${sound}`,
  };
}

/** In the order in which they are tried. */
export const suffixes: readonly Suffix[] = [
  plural,
  past,
  progressive,
  agent,
  ending('ly', 'li'),
  ending('ness', 'nəs'),
  ending('less', 'ləs'),
  ending('like', 'lˌIk'),
  ending('ship', 'ʃˌɪp'),
];

/** Prefixes that leave the stem as it is. */
export const prefixes: Readonly<Record<string, string>> = {
  anti: 'ˌænti',
  counter: 'kˌWntəɹ',
  inter: 'ˌɪntəɹ',
  mega: 'mˌɛɡə',
  micro: 'mˌIkɹO',
  mis: 'mˌɪs',
  multi: 'mˌʌlti',
  non: 'nˌɑn',
  over: 'ˌOvəɹ',
  pre: 'pɹˌi',
  re: 'ɹˌi',
  semi: 'sˌɛmi',
  sub: 'sˌʌb',
  super: 'sˌupəɹ',
  ultra: 'ˌʌltɹə',
  un: 'ˌʌn',
  under: 'ˌʌndəɹ',
};

function weakVowel(accent: Accent): string {
  return accent === 'gb' ? 'ɪ' : 'ᵻ';
}

/** American English flaps a t between vowels: "waited", "waiting". */
function flap(stem: string, accent: Accent): string {
  return accent === 'us' && stem.endsWith('t') && flapping.has(stem.at(-2) ?? '')
    ? `${stem.slice(0, -1)}ɾ`
    : stem;
}

/** British English says the r of "wonder" again in "wondering". */
function linkingR(stem: string, accent: Accent): string {
  return accent === 'gb' && /[əː]$/.test(stem) && !/[iu]ː$/.test(stem) ? `${stem}ɹ` : stem;
}
