/** A stretch of a paragraph that somebody says, with its marks; characters of the paragraph. */
export interface Quote {
  start: number;
  end: number;
  /** It goes on in the next paragraph, which opens a mark of its own. */
  isOpen: boolean;
}

/** Which marks close what is opened by each. */
const closersOf: Readonly<Record<string, string>> = {
  '“': '”',
  '„': '“”',
  '«': '»',
  '»': '«',
  '‹': '›',
  '›': '‹',
  '‘': '’',
  '‚': '‘’',
  '"': '"',
  "'": "'",
  '「': '」',
};

/** Marks that are apostrophes as well. */
const apostrophes = new Set(['’', "'"]);

const opensBehind = /^$|[\s([{—–―-]$/u;
const endsSpeech = /[\p{Po}—–―-]$/u;
const letter = /[\p{L}\p{N}]/u;

/**
 * Quoted speech of a paragraph: English, German, French and straight marks. What stands in marks without being said
 * (a title, a word) is left out: speech ends with a mark of punctuation, or one follows it.
 */
export function findQuotes(text: string): Quote[] {
  const quotes: Quote[] = [];
  let at = 0;
  while (at < text.length) {
    const quote = quoteAt(text, at);
    if (quote && isSpeech(text, quote)) quotes.push(quote);
    at = quote ? quote.end : at + 1;
  }
  return quotes;
}

function quoteAt(text: string, start: number): Quote | undefined {
  const mark = text[start] as string;
  const closers = closersOf[mark];
  if (closers === undefined || !isOpening(text, start)) return undefined;
  for (let at = start + 1; at < text.length; at++) {
    const one = text[at] as string;
    if (closers.includes(one) && isClosing(text, at)) return { start, end: at + 1, isOpen: false };
  }
  // a paragraph of a longer speech is opened and not closed; an apostrophe opens nothing
  const isWhole = start === 0 && !apostrophes.has(closers);
  return isWhole ? { start, end: text.length, isOpen: true } : undefined;
}

/** At a beginning: behind a space or a dash, before a word; French has a space behind its mark. */
const isOpening = (text: string, at: number): boolean =>
  opensBehind.test(text.slice(Math.max(0, at - 1), at)) &&
  (text[at] === '«' || /\S/u.test(text[at + 1] ?? ''));

/** An apostrophe closes where speech may end, and not within a word or behind one. */
function isClosing(text: string, at: number): boolean {
  const mark = text[at] as string;
  if (letter.test(text[at + 1] ?? '')) return mark === '“' || mark === '«' || mark === '»';
  return !apostrophes.has(mark) || endsSpeech.test(text.slice(0, at).trimEnd());
}

/** English has the comma within its marks; other languages behind them. */
const english = new Set(['“', '‘', '"', "'"]);

function isSpeech(text: string, { start, end, isOpen }: Quote): boolean {
  const said = text.slice(start + 1, isOpen ? end : end - 1).trim();
  if (!letter.test(said)) return false;
  if (isOpen || endsSpeech.test(said) || text.trim().length === end - start) return true;
  return !english.has(text[start] as string) && /^\s*[,.;:!?—–]|^\s*$/u.test(text.slice(end));
}
