/** A word, or a mark between words. */
export interface Token {
  text: string;
  isWord: boolean;
}

const token = /[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*[’']?|[.,;:!?…—–]/gu;

/** French hangs who speaks on the verb: `dit-il`, `demanda-t-elle`. */
const hanging = /(?<=\p{L})-(?:t-)?(?=(?:ils?|elles?|on|je)(?!\p{L}))/gu;

export const tokensOf = (text: string): Token[] =>
  [...text.replace(hanging, ' ').matchAll(token)].map(([found]) => ({
    text: found,
    isWord: /^[\p{L}\p{N}]/u.test(found),
  }));

const ends = new Set(['.', '!', '?', '…']);

const abbreviations = new Set(['Mr', 'Mrs', 'Ms', 'Dr', 'St', 'M']);

/** A full stop behind it ends nothing. */
export const isAbbreviation = (text: string): boolean => abbreviations.has(text);

export function sentencesOf(tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = [[]];
  for (const [index, one] of tokens.entries()) {
    sentences.at(-1)?.push(one);
    const isAbbreviated = one.text === '.' && isAbbreviation(tokens[index - 1]?.text ?? '');
    if (ends.has(one.text) && !isAbbreviated) sentences.push([]);
  }
  return sentences.filter((sentence) => sentence.length > 0);
}

/** Parts of a sentence that each may have somebody who does something. */
export function clausesOf(sentence: readonly Token[]): Token[][] {
  const clauses: Token[][] = [[]];
  for (const [index, one] of sentence.entries()) {
    const isJoin = one.text === 'but' || one.text === 'and' || one.text === 'when';
    if (one.text === ';' || (isJoin && sentence[index - 1]?.text === ',')) clauses.push([]);
    else clauses.at(-1)?.push(one);
  }
  return clauses.filter((clause) => clause.length > 0);
}
