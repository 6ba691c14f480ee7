import { createHash, createHmac } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { UploadedFile } from '@mynah/contract/uploads';

/** What a request says beside its path, as it came. */
export interface Said {
  query: unknown;
  body: unknown;
}

/**
 * The same for requests that say the same, in whatever order of keys and with whatever boundary between the parts of a
 * form. Without the secret nobody can try out what it is of.
 */
export async function requestFingerprint({ query, body }: Said, secret: Uint8Array): Promise<string> {
  const canonical = JSON.stringify([await canonicalOf(query ?? {}), await canonicalOf(body ?? {})]);
  return createHmac('sha256', secret).update(canonical).digest('base64url');
}

/** Keys in order; a file is its name, its type and the hash of its bytes. The depth was looked at when it was parsed. */
async function canonicalOf(value: unknown): Promise<unknown> {
  if (value instanceof UploadedFile) {
    return { file: await hashFile(value.path), name: value.fileName, type: value.contentType };
  }
  if (Array.isArray(value)) return inTurn(value, canonicalOf);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return { fields: await inTurn(entries, async ([key, item]) => [key, await canonicalOf(item)]) };
}

/** One after the other: of many files one is read at a time. */
async function inTurn<Item>(
  items: readonly Item[],
  change: (item: Item) => Promise<unknown>,
): Promise<unknown[]> {
  const changed: unknown[] = [];
  for (const item of items) changed.push(await change(item));
  return changed;
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Uint8Array);
  return hash.digest('hex');
}
