import { soundToSymbols, toEnglishSymbols } from './ipa-symbols.ts';

const vowel = /[aeiouyæøœɐɑɒɔəɘɛɜɞɤɨɪɯɵɶʉʊʌʏᵻɚɝAIOQWY]/;

/**
 * Turns a pronunciation that a person wrote in IPA into the model's symbols: `təˈmeɪtoʊ` to `təmˈATO`. People put
 * the stress before the syllable, the model before the vowel.
 */
export function readIpa(ipa: string, language: string): string {
  const bare = ipa
    .trim()
    .replace(/^[/[]|[/\]]$/g, '')
    .replace(/'/g, 'ˈ')
    .replace(/[.‿|]/g, '');
  const symbols = bare
    .split(/\s+/)
    .map((word) => soundToSymbols(stressVowels(word)))
    .join(' ');
  return (language.toLowerCase().startsWith('en') ? toEnglishSymbols(symbols, language) : symbols).trim();
}

function stressVowels(word: string): string {
  let waiting = '';
  let moved = '';
  for (const character of word.normalize('NFC')) {
    if (character === 'ˈ' || character === 'ˌ') {
      waiting = character;
    } else if (waiting && vowel.test(character)) {
      moved += waiting + character;
      waiting = '';
    } else {
      moved += character;
    }
  }
  return moved;
}
