import type { PhonemeWord } from '@mynah/text/phonemes';

/** A text and what is read of it, in order; each piece is looked for in the text from left to right. */
export interface LanguageSample {
  language: string;
  voice: string;
  text: string;
  read: readonly (readonly [written: string, phonemes: string])[];
}

/** Scripts with and without spaces, combining marks, surrogate pairs, punctuation in and out of the text. */
export const languageSamples: readonly LanguageSample[] = [
  {
    language: 'en-US',
    voice: 'af_heart',
    text: 'Hello, world 😀 again!',
    read: [
      ['Hello', 'həlˈO'],
      [',', ','],
      ['world', 'wˈɜɹld'],
      ['again', 'əɡˈɛn'],
      ['!', '!'],
    ],
  },
  {
    language: 'fr-FR',
    voice: 'ff_siwis',
    // the accents of "météo" are marks of their own
    text: 'Bonjour, un bon me\u0301te\u0301o.',
    read: [
      ['Bonjour', 'bɔ\u0303ʒˈuʁ'],
      [',', ','],
      ['un', 'œ\u0303'],
      ['bon', 'bɔ\u0303'],
      ['me\u0301te\u0301o', 'meteˈo'],
      ['.', '.'],
    ],
  },
  {
    language: 'hi-IN',
    voice: 'hf_alpha',
    text: 'नमस्ते, हम हैं।',
    read: [
      ['नमस्ते', 'nəmˈʌsteː'],
      [',', ','],
      ['हम', 'hˈəm'],
      ['हैं', 'hɛ\u0303ː'],
      ['।', '.'],
    ],
  },
  {
    language: 'ja-JP',
    voice: 'jf_alpha',
    // the second character of the name lies outside of the basic plane
    text: '今日は、𠮷野さん。',
    read: [
      ['今日', 'kʲoː'],
      ['は', 'βa'],
      ['、', ','],
      ['𠮷野', 'joɕino'],
      ['さん', 'saɴ'],
      ['。', '.'],
    ],
  },
  {
    language: 'zh-CN',
    voice: 'zf_xiaobei',
    text: '你好，𡃁仔！',
    read: [
      ['你好', 'ni↗xau↓'],
      ['，', ','],
      ['𡃁仔', 'lja→ŋʦai↓'],
      ['！', '!'],
    ],
  },
  {
    language: 'pt-BR',
    voice: 'pf_dora',
    text: '(São Paulo)',
    read: [
      ['(', '('],
      ['São', 'sˈɐ\u0303ʊ\u0303'],
      ['Paulo', 'pˈaʊlʊ'],
      [')', ')'],
    ],
  },
];

/** The words of a sample with their places in its text. */
export function wordsOf({ text, read }: Pick<LanguageSample, 'text' | 'read'>): PhonemeWord[] {
  let end = 0;
  return read.map(([written, phonemes], index) => {
    const start = text.indexOf(written, end);
    if (start < 0) throw new Error(`${written} is not in the text`);
    const spaced = index > 0 && /\s/.test(text.slice(end, start));
    end = start + written.length;
    return { start, end, phonemes, spaced };
  });
}
