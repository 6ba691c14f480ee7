import { entityRules, type FoundEntity } from './entity-rules.ts';

/** The types that some rule finds. */
export const findableEntities: readonly string[] = [...new Set(entityRules.map(({ type }) => type))];

/**
 * Entities of the wanted types, in order, none over another: by rules, so what has no form of its own (names, places)
 * is never found. A number that is part of a phone number is that, also when only numbers are wanted.
 */
export function findEntities(text: string, wanted: ReadonlySet<string>): FoundEntity[] {
  const taken: FoundEntity[] = [];
  const isTaken = new Uint8Array(text.length);
  for (const { type, pattern, holds, group = 0 } of entityRules) {
    for (const match of text.matchAll(pattern)) {
      const found = match[group];
      if (!found || (holds && !holds(found))) continue;
      const start = match.index + (group === 0 ? 0 : match[0].lastIndexOf(found));
      const end = start + found.length;
      if (isTaken.subarray(start, end).includes(1)) continue;
      isTaken.fill(1, start, end);
      taken.push({ type, start, end });
    }
  }
  return taken.filter(({ type }) => wanted.has(type)).sort((one, two) => one.start - two.start);
}
