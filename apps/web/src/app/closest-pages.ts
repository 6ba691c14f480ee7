import type { PageDefinition } from '#web/shared/pages.ts';

/** How alike two words must be, from 0 to 1, for one to be the other mistyped. */
const ALIKE = 0.5;
const MOST = 3;

/** What can be read in an address: `/app/voice-labb/12` says voice and labb. */
export const wordsOfAddress = (pathname: string): string[] =>
  safelyDecoded(pathname)
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1 && word !== 'app');

function safelyDecoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** The pages that an address without one may have meant, the likeliest first. */
export function closestPages(pathname: string, pages: readonly PageDefinition[]): PageDefinition[] {
  const words = wordsOfAddress(pathname);
  const end = endOf(pathname);
  return (
    pages
      .filter(({ path, under, navigation = [] }) => {
        return !path.includes('$') && (under !== undefined || navigation.some((entry) => !entry.isShown));
      })
      .map((page) => ({ page, score: scoreOf(words, wordsOfAddress(`${page.path} ${page.title}`)) }))
      .filter(({ score }) => score > 0)
      // what stands last in an address says most, and there the order of the words counts
      .toSorted(
        (a, b) =>
          b.score + similarity(end, endOf(b.page.path)) - a.score - similarity(end, endOf(a.page.path)),
      )
      .slice(0, MOST)
      .map(({ page }) => page)
  );
}

const endOf = (pathname: string): string => pathname.split('/').findLast((part) => part !== '') ?? '';

/** Each word counts as much as the likest word of the page; words of the page that were not written cost a little. */
function scoreOf(words: readonly string[], known: readonly string[]): number {
  const hits = words.map((word) => Math.max(0, ...known.map((other) => similarity(word, other))));
  const sum = hits.filter((hit) => hit >= ALIKE).reduce((total, hit) => total + hit, 0);
  return sum === 0 ? 0 : sum - new Set(known).size * 0.01;
}

/** The share of pairs of letters that two words have in common. */
function similarity(one: string, other: string): number {
  const ours = pairsOf(one);
  const theirs = pairsOf(other);
  const shared = ours.filter((pair) => theirs.includes(pair)).length;
  return (2 * shared) / Math.max(1, ours.length + theirs.length);
}

const pairsOf = (word: string): string[] =>
  [...word].slice(1).map((letter, at) => `${[...word][at]}${letter}`);
