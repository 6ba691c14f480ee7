import type { AgentVersionRow } from './agents.tables.ts';

export type VersionLink = Pick<AgentVersionRow, 'id' | 'parentId' | 'mergedId' | 'createdAt'>;

/**
 * The newest version that both come from. Versions have two parents where they are merges, so this is the common one that
 * is no parent of another common one. Undefined where a version between them is gone.
 */
export function commonAncestor(
  links: ReadonlyMap<string, VersionLink>,
  sourceId: string,
  targetId: string,
): VersionLink | undefined {
  const ofTarget = ancestors(links, targetId);
  const common = [...ancestors(links, sourceId)].filter(([id]) => ofTarget.has(id)).map(([, link]) => link);
  const parents = new Set(common.flatMap(parentsOf));
  const [newest] = common
    .filter(({ id }) => !parents.has(id))
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  return newest;
}

const parentsOf = ({ parentId, mergedId }: VersionLink): string[] =>
  [parentId, mergedId].filter((id) => id !== null);

/** With the version itself. */
function ancestors(links: ReadonlyMap<string, VersionLink>, from: string): Map<string, VersionLink> {
  const found = new Map<string, VersionLink>();
  const left = [from];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    const link = links.get(id);
    if (!link || found.has(id)) continue;
    found.set(id, link);
    left.push(...parentsOf(link));
  }
  return found;
}
