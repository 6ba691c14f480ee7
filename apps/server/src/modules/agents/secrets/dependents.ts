import { unixSeconds } from '../../../platform/clock/clock.ts';
import { extensionPoint } from '../../../platform/extensions.ts';
import type { Platform } from '../../../platform/platform.ts';

/** Something that names a secret, a tool or an MCP server, and would break without it. */
export interface Dependent {
  kind: 'agent' | 'tool' | 'mcp-server' | 'environment-variable';
  id: string;
  name: string;
  creatorUserId: string | null;
  createdAt: Date;
  /** Of an agent: where it does, if that is told. */
  branches?: readonly { id: string; name: string; isMain: boolean }[];
  /** Which of those that were asked for. */
  referencedIds: string[];
}

export interface DependentsPart {
  /** What in the workspace names any of these ids. */
  find(platform: Platform, workspaceId: string, ids: readonly string[]): Promise<Dependent[]>;
}

/** A tool or a server that names something, as answers of the API show it. */
export const toDependentResource = ({ id, name, createdAt }: Dependent) => ({
  type: 'available' as const,
  id,
  name,
  created_at_unix_secs: unixSeconds(createdAt),
  access_level: 'viewer' as const,
});

/** An agent that names something. */
export const toDependentAgent = (dependent: Dependent) => ({
  ...toDependentResource(dependent),
  referenced_resource_ids: dependent.referencedIds,
});

/** Who names secrets and tools: higher rooms fill it. */
export const dependentsOf = extensionPoint<DependentsPart>('agents.dependents');

export async function listDependents(
  platform: Platform,
  workspaceId: string,
  ids: readonly string[],
): Promise<Dependent[]> {
  if (ids.length === 0) return [];
  const parts = platform.extensions.at(dependentsOf);
  const found = await Promise.all(parts.map((part) => part.find(platform, workspaceId, ids)));
  return found.flat();
}
