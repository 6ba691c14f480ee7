import type { Platform } from '../../../platform/platform.ts';
import { type NamedKind, unknownIds } from './known-ids.ts';

type Named = { kind: NamedKind; id: string };

/** Fields that hold an id, or a list of them. */
const byField: Readonly<Record<string, NamedKind>> = {
  tool_ids: 'tool',
  additional_tool_ids: 'tool',
  tool_id: 'tool',
  mcp_server_ids: 'mcp_server',
  secret_id: 'secret',
  auth_connection_id: 'auth_connection',
  test_id: 'test',
};
/** Fields that hold a list of documents. */
const documentLists = ['knowledge_base', 'additional_knowledge_base'];

/** Everything that settings name by an id, wherever it stands in them. */
export function namedIds(settings: unknown): Named[] {
  if (Array.isArray(settings)) return settings.flatMap(namedIds);
  if (typeof settings !== 'object' || settings === null) return [];
  return Object.entries(settings).flatMap(([field, value]) => {
    if (documentLists.includes(field) && Array.isArray(value))
      return value.flatMap(({ id }) => (typeof id === 'string' ? { kind: 'document' as const, id } : []));
    const kind = byField[field];
    if (kind) return [value].flat().flatMap((id) => (typeof id === 'string' ? { kind, id } : []));
    return namedIds(value);
  });
}

const mostTold = 20;
/** What may stand in a header as it is. */
const plainId = /^[\w.-]{1,64}$/;

/**
 * Codes for `x-mynah-warnings`, such as `unknown_tool:tool_1`: what settings name and the workspace does not have. It is
 * kept all the same, since things may be made in any order; a conversation goes on without it.
 */
export async function referenceWarnings(
  platform: Platform,
  workspaceId: string,
  settings: unknown,
): Promise<string[]> {
  const named = namedIds(settings);
  const kinds = [...new Set(named.map(({ kind }) => kind))];
  const warnings = await Promise.all(
    kinds.map(async (kind) => {
      const ids = [...new Set(named.flatMap((one) => (one.kind === kind ? one.id : [])))];
      const unknown = await unknownIds(platform, workspaceId, { kind, ids });
      return unknown.map((id) => warningOf(`unknown_${kind}`, id));
    }),
  );
  return [...new Set(warnings.flat())].slice(0, mostTold);
}

export const warningOf = (code: string, name: string): string =>
  plainId.test(name) ? `${code}:${name}` : code;
