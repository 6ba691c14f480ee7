import type { DocumentVectors } from './vector-cache.ts';

/**
 * Callers name a distance as the models of the public API tell it; in MiniLM's, which lie farther apart, it is so much
 * more. The default of 0.6 would leave out one right passage in ten.
 */
const fartherApart = 0.25;
export const toModelDistance = (distance: number): number => distance + fartherApart;

export interface Near {
  id: string;
  documentId: string;
  /** Cosine: 0 is the same. */
  distance: number;
}

/** All passages by how near they are to a vector, nearest first. */
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
