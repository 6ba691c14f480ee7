/** Whose password it is, as far as it is known. */
export interface PasswordOwner {
  name?: string | null;
  email?: string | null;
}

/** Shorter ones stand in passwords by chance. */
const shortestWord = 3;

/** A year, an exclamation mark: what people put behind their name. */
const longestRest = 4;

const isLongEnough = (word: string): boolean => word.length >= shortestWord;

const wordsIn = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(isLongEnough);

/** Lower case without accents: `Zoë` is `zoe`. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Name and address, whole and word by word, the longest first; of the address not its last part (`com`). */
export function ownWords({ name, email }: PasswordOwner): string[] {
  const address = email ?? '';
  const words = [...wordsIn(name ?? ''), ...wordsIn(address.replace(/\.[^.@]*$/, ''))];
  const whole = [plain(name ?? '').trim(), plain(address)].filter(isLongEnough);
  return [...new Set([...whole, ...words])].sort((one, other) => other.length - one.length);
}

/** Is next to nothing left once the own words are gone? */
export function isMadeOf(password: string, words: readonly string[]): boolean {
  const given = plain(password);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), given);
  return rest !== given && rest.replace(/[^\p{L}\p{N}]/gu, '').length <= longestRest;
}
