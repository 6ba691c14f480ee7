import type { DocumentVectors } from './vector-cache.ts';

/**
 * Callers name a distance as the models of the public API tell it; in those of this machine, which lie farther apart, it
 * is so much more. With the default of 0.6, MiniLM would leave out one right passage in ten; the other one, which
 * compares across languages, one in four.
 */
const fartherApart = { minilm: 0.25, other: 0.35 } as const;

/** A distance of an engine's vectors as callers name it. */
export const toNamedDistance = (engine: string, distance: number): number =>
  distance - (engine === 'minilm' ? fartherApart.minilm : fartherApart.other);

export interface Near {
  id: string;
  documentId: string;
  /** Cosine: 0 is the same. */
  distance: number;
}

/** All passages by how near they are to a vector of the same model, nearest first. */
export function nearest(documents: ReadonlyMap<string, DocumentVectors>, query: Float32Array): Near[] {
  const found: Near[] = [];
  for (const [documentId, { passageIds, vectors }] of documents) {
    for (const [index, id] of passageIds.entries()) {
      const start = index * query.length;
      let similarity = 0;
      for (let i = 0; i < query.length; i++) similarity += vectors[start + i]! * query[i]!;
      found.push({ id, documentId, distance: 1 - similarity });
    }
  }
  return found.sort((a, b) => a.distance - b.distance);
}
