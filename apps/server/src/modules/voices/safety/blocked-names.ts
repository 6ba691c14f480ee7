import type { Config } from '../../../platform/config/config.ts';
import { offices, publicPersons } from './blocked-names.data.ts';

/** Signs that pass for a letter, and letters of other alphabets that look like Latin ones. */
const looksLike: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b' },
  ...{ '@': 'a', $: 's', '!': 'i', '|': 'i', '€': 'e', l: 'i' },
  ...{
    а: 'a',
    в: 'b',
    е: 'e',
    к: 'k',
    м: 'm',
    н: 'h',
    о: 'o',
    р: 'p',
    с: 'c',
    т: 't',
    у: 'y',
    х: 'x',
    і: 'i',
  },
  ...{ α: 'a', ε: 'e', ι: 'i', κ: 'k', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x' },
};
/** Shorter names are too often part of other words to be looked for across spaces. */
const leastSpreadLength = 8;

/** Words as they look: `D0nàld` is `donaid`, for an l and an i look alike. */
function lookOf(text: string): string[] {
  const plain = text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  const latin = [...plain].map((sign) => looksLike[sign] ?? sign).join('');
  return latin.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

function holds(text: readonly string[], name: readonly string[]): boolean {
  const [whole, wanted] = [` ${text.join(' ')} `, ` ${name.join(' ')} `];
  if (name.length === 0) return false;
  if (whole.includes(wanted)) return true;
  const spread = name.join('');
  return spread.length >= leastSpreadLength && text.join('').includes(spread);
}

/**
 * What is found in the words of a voice that belongs to somebody else, in sentences; empty when nothing is. Case,
 * accents, spaces and signs in place of letters do not hide a name.
 */
export function findBlockedNames(
  { blockedVoiceNames }: Pick<Config, 'blockedVoiceNames'>,
  ...texts: (string | null | undefined)[]
): string[] {
  const looks = texts.flatMap((text) => (text ? [lookOf(text)] : []));
  const found = (names: readonly string[], sentence: (name: string) => string): string[] =>
    names.filter((name) => looks.some((look) => holds(look, lookOf(name)))).map(sentence);
  return [
    ...found(publicPersons, (name) => `“${name}” is the name of a public person.`),
    ...found(offices, (name) => `“${name}” is a public office that voices can’t impersonate.`),
    ...found(blockedVoiceNames, (name) => `“${name}” is a name that this server checks.`),
  ];
}
