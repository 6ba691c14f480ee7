import { findIds, type TableOfThings } from '../../../platform/db/find-ids.ts';
import { extensionPoint } from '../../../platform/extensions.ts';
import type { Platform } from '../../../platform/platform.ts';

/** What settings name by an id. */
export type NamedKind = 'secret' | 'auth_connection' | 'tool' | 'mcp_server' | 'document' | 'test';

export interface KnownIdsPart {
  kind: NamedKind;
  /** Which of these the workspace has. */
  find(platform: Platform, workspaceId: string, ids: readonly string[]): Promise<readonly string[]>;
}

/** Each kind of thing that has ids is looked up by the room that keeps it. */
export const knownIdsOf = extensionPoint<KnownIdsPart>('agents.known-ids');

/** Things that stand in one table. */
export const knownIn = (kind: NamedKind, table: TableOfThings): KnownIdsPart => ({
  kind,
  find: ({ db }, workspaceId, ids) => findIds(db, table, workspaceId, ids),
});

/** Of these ids, those that nothing in the workspace has. */
export async function unknownIds(
  platform: Platform,
  workspaceId: string,
  { kind, ids }: { kind: NamedKind; ids: readonly string[] },
): Promise<string[]> {
  if (ids.length === 0) return [];
  const parts = platform.extensions.at(knownIdsOf).filter((part) => part.kind === kind);
  const known = await Promise.all(parts.map((part) => part.find(platform, workspaceId, ids)));
  return ids.filter((id) => !known.flat().includes(id));
}
