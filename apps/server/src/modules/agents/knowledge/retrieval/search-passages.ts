import type { Platform } from '../../../../platform/platform.ts';
import { embeddingEngines } from '../passages/index.ts';
import { embedQuery } from './embed-query.ts';
import { fuseWaysOfSearch } from './fuse-ranks.ts';
import { type Near, nearest, toNamedDistance } from './nearest.ts';
import { findByWords } from './retrieval.store.ts';
import { vectorCache } from './vector-cache.ts';

interface Search {
  workspaceId: string;
  documents: readonly { id: string; revision: string }[];
  query: string;
  /** Of each way, before they are fused. */
  candidates: number;
  /** Passages that are farther count only where their words are found. */
  mostDistance: number;
  signal: AbortSignal;
}

export interface FoundPassage {
  id: string;
  documentId: string;
  /** 1 where there is no vector. */
  distance: number;
  /** Of the best, 1. */
  score: number;
}

export interface Found {
  passages: FoundPassage[];
  usedVectors: boolean;
}

/** Passages by words and by meaning, fused by their places. Best first. */
export async function searchPassages(platform: Platform, search: Search): Promise<Found> {
  const { workspaceId, documents, query, candidates: most, mostDistance } = search;
  const documentIds = documents.map(({ id }) => id);
  const [byWords, near] = await Promise.all([
    findByWords(platform.db, { workspaceId, documentIds, query, most }),
    findNear(platform, search),
  ]);
  const close = (near ?? []).slice(0, most).filter(({ named }) => named <= mostDistance);
  const distances = new Map(near?.map(({ id, distance }) => [id, distance]));
  const documentOf = new Map([...byWords, ...close].map(({ id, documentId }) => [id, documentId]));
  const ids = fuseWaysOfSearch(
    byWords.map(({ id }) => id),
    close.map(({ id }) => id),
  );
  return {
    usedVectors: near !== undefined,
    passages: ids.map((id, place) => ({
      id,
      documentId: documentOf.get(id)!,
      distance: distances.get(id) ?? 1,
      score: 1 / (place + 1),
    })),
  };
}

/**
 * Nearest first. Documents of other languages than English have vectors of another model, which tells what is meant
 * across languages; each is asked in its own, and the distances that callers name put them in one line.
 */
async function findNear(
  platform: Platform,
  search: Search,
): Promise<(Near & { named: number })[] | undefined> {
  const { workspaceId, documents, query, signal } = search;
  const vectors = await vectorCache(platform).get(platform, workspaceId, documents);
  const found = await Promise.all(
    embeddingEngines(platform).map(async ({ name: engine, traits }) => {
      const own = [...vectors].filter(([, { dimensions }]) => dimensions === traits.dimensions);
      if (own.length === 0) return undefined;
      const asked = await embedQuery(platform, { workspaceId, query, engine, signal });
      return (
        asked &&
        nearest(new Map(own), asked).map((near) => ({
          ...near,
          named: toNamedDistance(engine, near.distance),
        }))
      );
    }),
  );
  const known = found.filter((near) => near !== undefined);
  return known.length === 0 ? undefined : known.flat().sort((a, b) => a.named - b.named);
}
