/** The model's symbols that are no IPA. Arrows are the tones of Chinese. */
const spelled: Readonly<Record<string, string>> = {
  ʧ: 'tʃ',
  ʤ: 'dʒ',
  ʦ: 'ts',
  ʣ: 'dz',
  ʨ: 'tɕ',
  ʥ: 'dʑ',
  A: 'eɪ',
  I: 'aɪ',
  W: 'aʊ',
  Y: 'ɔɪ',
  O: 'oʊ',
  Q: 'əʊ',
  T: 'ɾ',
  ᵊ: 'ə',
  ᵻ: 'ɪ',
  '→': '˥',
  '↗': '˧˥',
  '↓': '˧˩˧',
  '↘': '˥˩',
};
const punctuation = /[;:,.!?—…"()“”]/g;

/** The model's symbols as a person reads and writes them in IPA; `readIpa` gives (nearly) the same symbols back. */
export function writeIpa(phonemes: string): string {
  return [...phonemes.replace(punctuation, '')].map((symbol) => spelled[symbol] ?? symbol).join('');
}
