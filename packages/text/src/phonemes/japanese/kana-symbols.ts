/**
 * Kana to the symbols that the model learned for Japanese. Rows stand in the order of the vowels; `_` has no kana.
 * https://en.wikipedia.org/wiki/Help:IPA/Japanese
 */
const rows: readonly (readonly [kana: string, symbols: string])[] = [
  ['あ い う え お', 'a i ɯ e o'],
  ['ぁ ぃ ぅ ぇ ぉ', 'a i ɯ e o'],
  ['か き く け こ', 'ka kʲi kɯ ke ko'],
  ['が ぎ ぐ げ ご', 'ɡa ɡʲi ɡɯ ɡe ɡo'],
  ['さ し す せ そ', 'sa ɕi sɨ se so'],
  ['ざ じ ず ぜ ぞ', 'ʣa ʥi zɨ ʣe ʣo'],
  ['た ち つ て と', 'ta ʨi ʦɨ te to'],
  ['だ ぢ づ で ど', 'da ʥi zɨ de do'],
  ['な に ぬ ね の', 'na ɲi nɯ ne no'],
  ['は ひ ふ へ ほ', 'ha çi ɸɯ he ho'],
  ['ば び ぶ べ ぼ', 'ba bʲi bɯ be bo'],
  ['ぱ ぴ ぷ ぺ ぽ', 'pa pʲi pɯ pe po'],
  ['ま み む め も', 'ma mʲi mɯ me mo'],
  ['や ゆ よ ゃ ゅ ょ', 'ja jɯ jo ja jɯ jo'],
  ['ら り る れ ろ', 'ɾa ɾʲi ɾɯ ɾe ɾo'],
  ['わ ゐ ゑ を ゎ', 'βa i e o βa'],
  ['ゔ ゕ ゖ', 'vɯ ka ke'],
];

/** The sound before a small ya, yu, yo or e: `きゃ` is `kʲ` and `a`. */
const palatal: Readonly<Record<string, string>> = {
  き: 'kʲ',
  ぎ: 'ɡʲ',
  し: 'ɕ',
  じ: 'ʥ',
  ち: 'ʨ',
  ぢ: 'ʥ',
  に: 'ɲ',
  ひ: 'ç',
  び: 'bʲ',
  ぴ: 'pʲ',
  ふ: 'ɸʲ',
  み: 'mʲ',
  り: 'ɾʲ',
  て: 'tʲ',
  で: 'dʲ',
  ゔ: 'bʲ',
};
const palatalVowels: Readonly<Record<string, string>> = { ゃ: 'a', ゅ: 'ɨ', ょ: 'o', ぇ: 'e' };

/** The sound before another small vowel, in words from abroad: `ふぁ`, `てぃ`, `うぉ`. */
const borrowed: Readonly<Record<string, string>> = {
  ふ: 'ɸ',
  ゔ: 'v',
  う: 'β',
  く: 'kᵝ',
  ぐ: 'ɡᵝ',
  つ: 'ʦ',
  て: 'tʲ',
  で: 'dʲ',
  と: 't',
  ど: 'd',
};
const borrowedVowels: Readonly<Record<string, string>> = { ぁ: 'a', ぃ: 'i', ぅ: 'ɯ', ぇ: 'e', ぉ: 'o' };

const single = new Map(
  rows.flatMap(([kana, symbols]) => {
    const sounds = symbols.split(' ');
    return kana.split(' ').map((one, index) => [one, sounds[index]!] as const);
  }),
);

/** Katakana as hiragana; everything else stays. */
export function toHiragana(text: string): string {
  return text.replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}

/** Symbols of a word that is written in kana the way it sounds: particles as `わ`, long vowels as `ー`. */
export function kanaToSymbols(kana: string): string {
  const hiragana = toHiragana(kana);
  let symbols = '';
  for (let at = 0; at < hiragana.length; ) {
    const pair = pairSymbols(hiragana[at]!, hiragana[at + 1] ?? '');
    if (pair) {
      symbols += pair;
      at += 2;
    } else {
      symbols += oneSymbol(hiragana, at);
      at += 1;
    }
  }
  return symbols;
}

function pairSymbols(kana: string, small: string): string | undefined {
  if (small === 'ぇ' && borrowed[kana]) return `${borrowed[kana]}e`;
  if (palatal[kana] && palatalVowels[small]) return palatal[kana] + palatalVowels[small];
  if (borrowed[kana] && borrowedVowels[small]) return borrowed[kana] + borrowedVowels[small];
  return undefined;
}

function oneSymbol(hiragana: string, at: number): string {
  const kana = hiragana[at]!;
  if (kana === 'ー') return 'ː';
  if (kana === 'っ') return at + 1 < hiragana.length ? 'ʔ' : '';
  if (kana === 'ん') return nasalBefore(hiragana.slice(at + 1));
  return single.get(kana) ?? '';
}

/** The syllabic nasal takes the place of the sound after it. */
function nasalBefore(rest: string): string {
  const next = rest === '' ? '' : kanaToSymbols(rest.slice(0, 2));
  if (/^[mpb]/.test(next)) return 'm';
  if (/^[kɡ]/.test(next)) return 'ŋ';
  if (/^[ɲʨʥ]/.test(next)) return 'ɲ';
  return /^[ntdɾzʣʦ]/.test(next) ? 'n' : 'ɴ';
}
