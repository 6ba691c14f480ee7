import { expect, test } from 'vitest';
import { isSymbol, spokenPunctuation } from '../vocabulary.ts';
import { soundTables } from './languages/index.ts';
import { mapSounds } from './map-sounds.ts';

/** What eSpeak NG gave for sentences of each language, and for every pair of its letters; marks of a switch of language left out. */
const inventories: Readonly<Record<string, string>> = {
  ar: 'ʔ ʕ l n t a ħ u k m s χ t̪ dʒ d i j h b r f ð w z ʃ q s̪ θ x u. ɣ eɪ a. ɹ',
  bg: 'p r ɐ v i t e ɫ s o f tʃ n z a k ɡ l j d ə ʃ m u ʒ ts x ʲ b ɲ ç eɪ h tʲ ʂ ʑ ɡʲ dʲ',
  cs: 'v l aː d a f tʃ e r s x i n o iː z k u uː p eː m ʃ c t h ɲ ts j oʊ ʒ b r̝ dʑ ɟ r̝̊ r̩ eɪ aʊ l̩ dʒ eʊ ɣ ŋ',
  da: 'ʁ ε ɡ ʔe ɐ̯ ŋ ə n ʋ ð t ɒ w i y l ɔ ʔʌ m b s k ʔœ a f d ɛ ?ɑ ʔi j ʔy p u h ɑ œ ʌ e ɾ ?a ʔo o ʔu tʃ ʃ dʒ',
  de: 'd iː r eː ɡ ʊ ŋ h a t ɛ s ɜ n aɪ ɔø ə z ts m ʃ ɾ v l b ɔ ɑː x k f ɪ yː p oː ç uː ʏ œ øː ɛː aʊ j ʊɐ ɑ w pf',
  el: 'i c v e r n s p f x θ a o m j t b ð ç l d ɣ u k z ʲ ʂ ʎ ɡ ŋ eɪ aɪ oɪ',
  fi: 'h a l ɪ t u s y v æ k yi ei e n d ai m ie uo j oi o r i ŋ æy ø øi p au eu b iu ɡ iy æi ui ou ʃ ey yø øy',
  fil: 'n a ɡ l b s k h p o ŋ m ɛ e t r ə u i d aʊ ç aɪ w j ɔ dʒ z tʃ ɲ x f χ',
  hr: 'v l a d æ j e u tʃ ɛ r s o ɪ n z k ʃ t m i ɡ ʊ ts ʎ p x ɾ b tɕ ʒ aɪ ɲ dʑ ɑ aː f h l̩ dʒ oʊ ŋ ɣ',
  hu: 'ɑ k o r m aː ɲ t ɛ ɡ n p uː j ø v eː f d l z øː h ʃ u iː s i tʃ oː b ɟ ts y c ʎ dz ʒ',
  id: 'p ə m r i n t a h k ŋ u d b l s ɛ dʒ ɲ o ɡ aɪ w aʊ tʃ j ʔ ɔ f x χ ç',
  ko: 'tɕ ʌ ŋ b u n ɯ dʑ e s ph ɫ p o h ɐ q i w ɛ ɾ j t- s- d p- m ɡ t kh tʃ r k- q- eɪ l ʲ',
  ms: 'k ə r a dʒ n s m l ŋ u d b h t o ʔ i p ɛ ɲ ɡ e w aʊ ɾ j tʃ ɹ x aɪ ɔ ʃ',
  nl: 'd ə r ɣ ɪ ŋ h eː f t s n i w ʋ ɛ aː oː m ɔ b x z v l œy p ɛɪ ɑ u j k øː ɵ ɔː y ʌʊ dʒ ʒ ɾ ɲ ʃ ʲ ɡ',
  no: 'r ɛ j eː ɪ ŋ ə n v d t uː k iː ɡ oː yː l f ɔ b ʃ y a s ɑ m aɪ øː ʉ p h ʉː ɛː œ ʊ øy aː ɑɪ ɑː aʊ ʂ x ɔɪ ʉɪ',
  pl: 'ʒ ɔ n t p ʃ ɨ j w f tʃ r a v ɔ̃ u s ɛ x ɲ ʲ l ɕ i ɣ d ts k z tɕ m dʑ b ŋ ɡ dʒ c ɛ̃ ʑ dʲ tʲ ç',
  ro: 'ɡ u v e r n l a d o p t j ɾʲ ʲ dʒ ə ʒ ɾ ea i tʃ m s ts iɪ b aʊ k z ʃ aɪ ɨ w zʲ oʊ uɪ tsʲ mʲ f ɔa eɪ nʲ h ɔ ŋ eʊ əʊ yʊ eo vʲ lʲ dʲ pʲ tʲ əɪ ʒʲ bʲ ʃʲ ç fʲ yɪ',
  ru: 'p r a v ʲ i tʲ ɭ s t ʌ f tʃʲ ɑ n o y j z k x sʲ d ʒ dʲ m ɡ ɪ u ts ɵ ə b e mʲ ʃ ja u" ɪ^ ɕ ɛ ʑ eɪ ɔ ju ŋ',
  sk: 'v l aː d a f tʃ e r s x i n o iː z k u w p m ʒ dʲ t ʎ ts j h oʊ ɲ b tʲ uː ʃ dʑ æ ɾ r̩ ɡ l̩ dʒ ɣ ŋ',
  sv: 'r ə j eː ɪ ŋ n b s l ʉ t a d iː ɡ oː ɔ m ɛ yː ɑː f øː sx y k uː v ɛː œ ɵ p h ʂ ɕ ʃ',
  ta: 'k aː ɖ ʉ ɡ ʌ ɭ aɪ p d a ɹ s n eː ʈ r u i j t v b l m ɻ ɳ iː uː o ŋ oː e tʃ eɪ h f ʲ aʊ w',
  tr: 'h y k m ɛ t d ø n ɔ r a ɫ ɾ ɯ o u i tʃ ɪ j e b s ʃ l ʊ ɟ æ ɡ f z v p dʒ c œ ɣ',
  uk: 'u r j a d tʃ o ɣ β l ɪ n z k p x ʎ i s h ʃ b t̪ t ɲ m ɛ ʲ f ʒ e v eɪ ɡ',
  vi: 'h o m k w aː tʃ i ɲ f u ɗ t ŋ l ə t̪ əː j e b v z y s a n yə iɛ ɔ p c ɛ e- x iə uə əʊ eɪ θ ɣ ɹ ɑː ʃ ɐ eə iː uː ɒ d ɡ ɔː ð aʊ ʌ ʊə aɪ ɪ ɔɪ ʐ dʒ əl ʍ əɪ əːʊ r',
};

/** A colon or a question mark among the sounds would be heard as the end of a sentence. */
const isSound = (symbol: string): boolean => isSymbol(symbol) && !spokenPunctuation.has(symbol);

test.each(Object.entries(inventories))('%s: every sound of the reader has a symbol', (language, sounds) => {
  expect(soundTables[language]).toBeDefined();
  for (const sound of sounds.split(' ')) {
    const symbols = mapSounds([sound], language);
    const isNamedSilent = soundTables[language]!.some(([espeak, to]) => espeak === sound && to === '');
    expect(symbols === '', `${language} ${sound}`).toBe(isNamedSilent);
    expect([...symbols].every(isSound), `${language} ${sound}`).toBe(true);
    // eSpeak writes length behind a sound; where no row names it, the model hears it
    if (!isNamedSilent) expect(mapSounds([`${sound.replace('ː', '')}ː`], language)).not.toBe('');
  }
});

test.each(Object.entries(soundTables))(
  '%s: every row leads to symbols of the model and says why',
  (_, rows) => {
    for (const [espeak, symbols, reason] of rows) {
      expect(
        [...symbols.normalize('NFD')].every((symbol) => isSymbol(symbol) || symbol === ''),
        espeak,
      ).toBe(true);
      expect(reason.length).toBeGreaterThan(3);
    }
  },
);

test.each([
  ['de', ['f', 'ˈyː', 'ɾ'], 'fˈyːɐ'],
  ['ru', ['tʲ', 'ʲ', 'ˈe'], 'tˈe'],
  ['ru', ['ɭ', 'ʲ', 'ʌ'], 'lʲa'],
  ['cs', ['r̝̊', 'ˈiː'], 'rʃˈiː'],
  ['da', ['ʔˈʌ'], 'ˈʌ'],
  ['ko', ['s-', 'ˈɐ'], 'ssˈa'],
  ['ko', ['s', 'i', 'q', 'ˈɐ', 'n'], 'siɡˈan'],
  ['ko', ['t-', 'ˈo', 'q'], 'tˈok'],
  ['ko', ['ph', 'ˈɐ', 'p', 'n', 'i', 'd', 'ɐ'], 'pʰˈamnida'],
  ['fi', ['k', 'ˈu', 'kː', 'aː'], 'kˈukːaː'],
  ['no', ['m', 'ˈɑ', 'ŋ', 'a'], 'mˈɑŋə'],
  ['vi', ['tʃ', 'ˈiɜ', 'ɲ'], 'ʨˈiɲ↗'],
  ['cs', ['t:', 't'], 'tt'],
  ['ar', ['ʕ', 'ˈa', 'n'], 'ˈan'],
  ['id', ['t', 'ˈi', 'd', 'a', 'ʔ'], 'tˈidak'],
])('%s: %j is given as %s', (language, sounds, symbols) => {
  expect(mapSounds(sounds, language)).toBe(symbols);
});
