import type { Voice } from '@mynah/contract/voices/voices';
import { compareNames } from '#web/shared/format/order.ts';

export const LAB_SORTS = ['newest', 'oldest', 'name'] as const;
export type LabSort = (typeof LAB_SORTS)[number];

export type LabFilter = {
  search: string;
  category: string | undefined;
  collection: string | undefined;
  sort: LabSort;
};

/** Names and label values, in any case (VOI-071), description too; each word must be found somewhere. */
export function arrangeVoices(voices: readonly Voice[], filter: LabFilter): Voice[] {
  const words = filter.search.toLowerCase().split(/\s+/).filter(Boolean);
  const isWanted = (voice: Voice): boolean =>
    (filter.category === undefined || voice.category === filter.category) &&
    (filter.collection === undefined || voice.collection_ids.includes(filter.collection)) &&
    words.every((word) => textsOf(voice).some((text) => text.includes(word)));
  return voices.filter(isWanted).toSorted(orders[filter.sort]);
}

const textsOf = ({ name, labels, description }: Voice): string[] =>
  [name, description ?? '', ...Object.values(labels)].map((text) => text.toLowerCase().replace(/_/g, ' '));

const madeAt = ({ created_at_unix }: Voice): number => created_at_unix ?? 0;

const orders: Record<LabSort, (a: Voice, b: Voice) => number> = {
  newest: (a, b) => madeAt(b) - madeAt(a),
  oldest: (a, b) => madeAt(a) - madeAt(b),
  name: (a, b) => compareNames(a.name, b.name),
};

export const readSort = (text: string | undefined): LabSort =>
  LAB_SORTS.find((sort) => sort === text) ?? 'newest';
