import { findFixedSpans, type Terms } from './fixed-spans.ts';
import { changedMeasures } from './measures.ts';
import { lostNumbers } from './numbers.ts';

/** What of a text must be in its translation and is not: numbers, measures, addresses and terms, as the source has them. */
export function findMissing(source: string, translated: string, terms: Terms): string[] {
  const fixed = findFixedSpans(source, terms);
  const there = fold(translated);
  const lostTerms = fixed
    .filter(({ as }) => !there.includes(fold(as)))
    .map(({ start, end }) => source.slice(start, end));
  const inTerms = (start: number): boolean => fixed.some((span) => span.start <= start && start < span.end);
  const lost = lostNumbers(source, translated).filter(({ start }) => !inTerms(start));
  return [
    ...new Set([...lostTerms, ...lost.map(({ written }) => written), ...changedMeasures(source, translated)]),
  ];
}

const fold = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ');
