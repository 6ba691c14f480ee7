import type { TextRange } from '../../mapped-text.ts';

/** No address has spaces; those of other scripts stand beside their words without one. */
const tokens = /[!-~¡-ɏ]{4,2000}/g;
const webAddress = /^[("'<[]*(?:[a-z][a-z\d+.-]{1,20}:\/\/|www\.)/i;
const mailAddress = /^[^@]{1,200}@[^@.]{1,200}\./;
const domain = /^[("'<[]*[\p{L}\d](?:[\p{L}\d-]{0,62}\.)+\p{L}{2,24}(?:[/?#:][^\s]*)?[)"'>\],.;:!?]*$/u;

/** Web and mail addresses and names of hosts. What is none, but looks like one, does no harm. */
export function findAddresses(text: string): TextRange[] {
  const found: TextRange[] = [];
  for (const match of text.matchAll(tokens)) {
    const [token] = match;
    if (!token.includes('.')) continue;
    if (webAddress.test(token) || mailAddress.test(token) || domain.test(token)) {
      found.push({ start: match.index, end: match.index + token.length });
    }
  }
  return found;
}

/** A rule whose text is a part of an address itself, as `mynah.com`. */
export const isOfAddress = (find: string): boolean => /[.@/:]/.test(find);
