import type { Platform } from '../../../../platform/platform.ts';
import { readVectors, type VectorRow } from './retrieval.store.ts';

/** The vectors of one document, one after another. */
export interface DocumentVectors {
  revision: string;
  passageIds: readonly string[];
  /** Of each vector: it tells the model that it is of. 0 where there is none. */
  dimensions: number;
  vectors: Float32Array;
}

/** Some 80,000 passages. */
const mostBytes = 128 * 2 ** 20;

/**
 * Vectors that were asked for lately, in memory: comparing 10,000 takes some milliseconds, reading them many more. A
 * document whose revision is another one is read again; those that were not asked for longest go first.
 */
class VectorCache {
  readonly #documents = new Map<string, DocumentVectors>();
  #bytes = 0;

  async get(
    { db }: Platform,
    workspaceId: string,
    documents: readonly { id: string; revision: string }[],
  ): Promise<Map<string, DocumentVectors>> {
    const found = new Map<string, DocumentVectors>();
    const missing = new Map<string, string>();
    for (const { id, revision } of documents) {
      const known = this.#documents.get(id);
      if (known?.revision !== revision) missing.set(id, revision);
      else {
        found.set(id, known);
        // asked for last
        this.#documents.delete(id);
        this.#documents.set(id, known);
      }
    }
    if (missing.size === 0) return found;
    const byDocument = new Map<string, VectorRow[]>();
    for (const row of await readVectors(db, workspaceId, [...missing.keys()])) {
      const known = byDocument.get(row.documentId);
      if (known) known.push(row);
      else byDocument.set(row.documentId, [row]);
    }
    for (const [id, revision] of missing) {
      const entry = { revision, ...together(byDocument.get(id) ?? []) };
      this.#keep(id, entry);
      found.set(id, entry);
    }
    return found;
  }

  #keep(id: string, entry: DocumentVectors): void {
    this.#bytes -= this.#documents.get(id)?.vectors.byteLength ?? 0;
    this.#documents.delete(id);
    this.#documents.set(id, entry);
    this.#bytes += entry.vectors.byteLength;
    for (const [oldest, { vectors }] of this.#documents) {
      if (this.#bytes <= mostBytes || oldest === id) break;
      this.#documents.delete(oldest);
      this.#bytes -= vectors.byteLength;
    }
  }
}

/** Vectors that another model began with and did not finish are none of the document's. */
function together(rows: readonly VectorRow[]): Omit<DocumentVectors, 'revision'> {
  const bytes = rows.at(-1)?.vector.byteLength ?? 0;
  const same = rows.filter(({ vector }) => vector.byteLength === bytes);
  return {
    passageIds: same.map(({ id }) => id),
    dimensions: bytes / Float32Array.BYTES_PER_ELEMENT,
    vectors: joined(same.map(({ vector }) => vector)),
  };
}

/** Rows may lie at any address: they are copied to where floats may begin. */
function joined(vectors: readonly Uint8Array[]): Float32Array {
  const bytes = new Uint8Array(vectors.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const vector of vectors) {
    bytes.set(vector, at);
    at += vector.byteLength;
  }
  return new Float32Array(bytes.buffer);
}

const caches = new WeakMap<Platform, VectorCache>();

export function vectorCache(platform: Platform): VectorCache {
  const cache = caches.get(platform) ?? new VectorCache();
  caches.set(platform, cache);
  return cache;
}
