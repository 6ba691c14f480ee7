/** CMU ARPAbet to IPA, as the CMU pronouncing dictionary uses it (http://www.speech.cs.cmu.edu/cgi-bin/cmudict). */
const vowels: Readonly<Record<string, string>> = {
  AA: 'ɑ',
  AE: 'æ',
  AH: 'ʌ',
  AO: 'ɔ',
  AW: 'aʊ',
  AY: 'aɪ',
  EH: 'ɛ',
  ER: 'ɝ',
  EY: 'eɪ',
  IH: 'ɪ',
  IY: 'i',
  OW: 'oʊ',
  OY: 'ɔɪ',
  UH: 'ʊ',
  UW: 'u',
  AX: 'ə',
  AXR: 'ɚ',
  IX: 'ɨ',
  UX: 'ʉ',
};

/** Unstressed vowels that change their quality. */
const reduced: Readonly<Record<string, string>> = { AH: 'ə', ER: 'ɚ' };

const consonants: Readonly<Record<string, string>> = {
  B: 'b',
  CH: 'tʃ',
  D: 'd',
  DH: 'ð',
  DX: 'ɾ',
  EL: 'əl',
  EM: 'əm',
  EN: 'ən',
  F: 'f',
  G: 'ɡ',
  HH: 'h',
  JH: 'dʒ',
  K: 'k',
  L: 'l',
  M: 'm',
  N: 'n',
  NG: 'ŋ',
  P: 'p',
  Q: 'ʔ',
  R: 'ɹ',
  S: 's',
  SH: 'ʃ',
  T: 't',
  TH: 'θ',
  V: 'v',
  W: 'w',
  WH: 'ʍ',
  Y: 'j',
  Z: 'z',
  ZH: 'ʒ',
};

const stressMarks: Readonly<Record<string, string>> = { '1': 'ˈ', '2': 'ˌ' };

/**
 * Turns `M AE1 D IH0 S AH0 N` into IPA with the stress mark right before the vowel.
 * @returns `undefined` when a symbol is unknown
 */
export function arpabetToIpa(phonemes: string): string | undefined {
  const symbols = phonemes
    .trim()
    .toUpperCase()
    .split(/[\s.-]+/);
  const sounds = symbols.map(symbolToIpa);
  return sounds.every((sound) => sound !== undefined) && phonemes.trim() ? sounds.join('') : undefined;
}

function symbolToIpa(symbol: string): string | undefined {
  const [, name = '', stress = ''] = /^([A-Z]+)([012]?)$/.exec(symbol) ?? [];
  const vowel = (stress === '0' && Object.hasOwn(reduced, name) ? reduced : vowels)[name];
  if (vowel) return (stressMarks[stress] ?? '') + vowel;
  return stress ? undefined : consonants[name];
}

const ipaCharacters = /^[\p{L}\p{M}\p{Sk}\s.|‖ˈˌːˑ‿'’()-]+$/u;

/** IPA of a phoneme rule or tag in either alphabet; `undefined` when it cannot be read. */
export function toIpa(phoneme: string, alphabet: string): string | undefined {
  if (alphabet === 'cmu-arpabet' || alphabet === 'cmu') return arpabetToIpa(phoneme);
  const ipa = phoneme.trim().normalize('NFC');
  return alphabet === 'ipa' && ipa.length > 0 && ipa.length <= 500 && ipaCharacters.test(ipa)
    ? ipa
    : undefined;
}
