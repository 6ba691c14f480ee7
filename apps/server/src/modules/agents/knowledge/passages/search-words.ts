/** The configurations that every PostgreSQL has, by the language that they stem. */
const configs: Readonly<Record<string, string>> = {
  ar: 'arabic',
  ca: 'catalan',
  da: 'danish',
  de: 'german',
  el: 'greek',
  en: 'english',
  es: 'spanish',
  eu: 'basque',
  fi: 'finnish',
  fr: 'french',
  ga: 'irish',
  hi: 'hindi',
  hu: 'hungarian',
  hy: 'armenian',
  id: 'indonesian',
  it: 'italian',
  lt: 'lithuanian',
  ne: 'nepali',
  nl: 'dutch',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sr: 'serbian',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
  yi: 'yiddish',
};

/** What stems a language; for others words count as they are. */
export const searchConfigOf = (language: string | null): string => configs[language ?? ''] ?? 'simple';

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/**
 * A text as PostgreSQL can take it apart: in small letters, since a database may know only those of ASCII, and with
 * spaces between words also where the script has none.
 */
export function searchWords(text: string): string {
  const lower = text.normalize('NFKC').toLowerCase();
  if (!unspaced.test(lower)) return lower;
  return [...words.segment(lower)]
    .flatMap(({ segment, isWordLike }) => (isWordLike ? segment : []))
    .join(' ');
}
