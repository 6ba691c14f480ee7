/** By language: words that a transcript does not show where somebody asks for that, with their usual endings. */
const stems: Readonly<Record<string, readonly string[]>> = {
  en: [
    'fuck\\w*',
    'motherfuck\\w*',
    'shit\\w*',
    'bullshit',
    'bitch\\w*',
    'cunts?',
    'assholes?',
    'bastards?',
    'dickheads?',
    'wank\\w*',
  ],
  es: [
    'mierdas?',
    'put[ao]s?',
    'joder',
    'jodid[ao]s?',
    'coño',
    'cabr[oó]n(es)?',
    'gilipollas',
    'pendej[ao]s?',
  ],
  pt: ['merdas?', 'put[ao]s?', 'porra', 'caralhos?', 'foder', 'fodas?', 'fodid[ao]s?', 'filh[ao] da puta'],
  fr: ['merdes?', 'putain', 'putes?', 'connards?', 'connasses?', 'encul[ée]\\w*', 'salopes?', 'bordel'],
  de: ['scheiß\\w*', 'scheiss\\w*', 'fick\\w*', 'arschl[oö]ch\\w*', 'fotzen?', 'hurensohn', 'wichser'],
  it: ['merd[ae]', 'cazz[oi]', 'stronz[oaei]', 'puttan[ae]', 'vaffanculo', 'coglion[ei]', 'minchia'],
  nl: ['kut', 'klootzak(ken)?', 'godverdomme', 'hoer(en)?', 'lul(len)?'],
  pl: ['kurw\\w*', 'chuj\\w*', 'pierdol\\w*', 'jeban\\w*', 'skurwysyn\\w*'],
  ru: ['бля\\p{L}*', 'хуй\\p{L}*', 'пизд\\p{L}*', 'ебан\\p{L}*', 'сук[аи]'],
};

const censored = '[censored]';

/** A text without swear words, in the public API's way. Of a language that is not known it stays as it is. */
export function censor(text: string, language: string): string {
  const words = stems[language];
  if (!words) return text;
  const pattern = words.map((stem) => stem.replaceAll('\\w', '\\p{L}')).join('|');
  return text.replace(new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'giu'), censored);
}
