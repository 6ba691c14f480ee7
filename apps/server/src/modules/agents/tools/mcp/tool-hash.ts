import { createHash } from 'node:crypto';

export interface HashedTool {
  name: string;
  description: string;
  inputSchema: unknown;
}

/** SHA-256 of what a tool says of itself: one that changed after it was approved is another tool. */
export const hashTool = ({ name, description, inputSchema }: HashedTool): string =>
  createHash('sha256')
    .update(JSON.stringify([name, description, sorted(inputSchema)]))
    .digest('hex');

/** The order of keys says nothing. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.map(([name, inner]) => [name, sorted(inner)]);
}
