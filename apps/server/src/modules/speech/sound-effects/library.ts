import type { LibraryEntry } from '@mynah/engine-spec/tasks';
import { Failure } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/platform.ts';

interface LibraryQuery {
  search?: string | undefined;
  category?: string | undefined;
  pageSize: number;
  offset: number;
}

/** What the engines of this server make by name. */
const libraryOf = ({ engines }: Platform): readonly LibraryEntry[] =>
  engines.engines('sound').flatMap(({ traits }) => traits.library);

/** Entries whose title, captions or category hold every word, those with them in the title first. */
export function searchLibrary(
  platform: Platform,
  { search = '', category, pageSize, offset }: LibraryQuery,
): {
  sounds: readonly LibraryEntry[];
  total: number;
} {
  const words = search.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const found = libraryOf(platform)
    .filter((entry) => category === undefined || entry.category === category)
    .map((entry) => ({ entry, score: scoreOf(entry, words) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
  const sounds = found.slice(offset, offset + pageSize).map(({ entry }) => entry);
  return { sounds, total: found.length };
}

/** 0 when a word is missing; without words everything fits alike. */
function scoreOf({ title, captions, category }: LibraryEntry, words: readonly string[]): number {
  const name = title.toLowerCase();
  const rest = `${category} ${captions.join(' ')}`.toLowerCase();
  let score = 1;
  for (const word of words) {
    if (name.includes(word)) score += 2;
    else if (rest.includes(word)) score += 1;
    else return 0;
  }
  return score;
}

/** By name. */
export function listCategories(platform: Platform): { name: string; sounds: number }[] {
  const counts = new Map<string, number>();
  for (const { category } of libraryOf(platform)) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts]
    .map(([name, sounds]) => ({ name, sounds }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

export const findLibrarySound = (platform: Platform, soundId: string): LibraryEntry | undefined =>
  libraryOf(platform).find(({ id }) => id === soundId);

/** @throws Failure `not_found` */
export function getLibrarySound(platform: Platform, soundId: string): LibraryEntry {
  const found = findLibrarySound(platform, soundId);
  if (!found) throw new Failure('not_found', 'Sound not found in the library.');
  return found;
}

/** Others that share the most words with a sound, its own category first. */
export function similarSounds(platform: Platform, sound: LibraryEntry, most = 6): readonly LibraryEntry[] {
  const own = wordsOf(sound);
  return libraryOf(platform)
    .filter(({ id }) => id !== sound.id)
    .map((entry) => {
      const shared = [...wordsOf(entry)].filter((word) => own.has(word)).length;
      return { entry, score: shared + (entry.category === sound.category ? 2.5 : 0) };
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ entry }) => entry);
}

/** Words of three letters and more: the others say little of a sound. */
const wordsOf = ({ title, captions }: LibraryEntry): Set<string> =>
  new Set(`${title} ${captions.join(' ')}`.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
