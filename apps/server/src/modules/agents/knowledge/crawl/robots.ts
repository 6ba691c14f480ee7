/** How this server names itself to sites. */
export const crawlerName = 'mynah';

interface Rule {
  allows: boolean;
  pattern: string;
}

/**
 * What a site's robots.txt lets us read, by RFC 9309: the group of our name, or else that of all; the longest rule that
 * fits decides, and of two as long the one that allows.
 */
export class Robots {
  readonly #rules: readonly Rule[];

  constructor(text: string) {
    const groups = readGroups(text);
    const ours = groups.filter(({ agents }) => agents.includes(crawlerName));
    const chosen = ours.length > 0 ? ours : groups.filter(({ agents }) => agents.includes('*'));
    this.#rules = chosen.flatMap(({ rules }) => rules);
  }

  allows({ pathname, search }: URL): boolean {
    const path = pathname + search;
    const fitting = this.#rules.filter(({ pattern }) => pathMatches(pattern, path));
    const longest = Math.max(0, ...fitting.map(({ pattern }) => pattern.length));
    const deciding = fitting.filter(({ pattern }) => pattern.length === longest);
    return deciding.length === 0 || deciding.some(({ allows }) => allows);
  }
}

function readGroups(text: string): { agents: string[]; rules: Rule[] }[] {
  const groups: { agents: string[]; rules: Rule[] }[] = [];
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*)/.exec(line) ?? [];
    const key = name.toLowerCase();
    const group = groups.at(-1);
    if (key === 'user-agent') {
      const agent = value.trim().toLowerCase();
      // several names may stand above the same rules
      if (group && group.rules.length === 0) group.agents.push(agent);
      else groups.push({ agents: [agent], rules: [] });
    } else if (key === 'allow' || key === 'disallow') {
      const pattern = value.trim();
      // an empty rule says nothing
      group?.rules.push({ allows: key === 'allow' || pattern === '', pattern });
    }
  }
  return groups;
}

/** `*` is anything, `$` at its end the end of the path. */
function pathMatches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const [first = '', ...pieces] = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(first)) return false;
  const at = findInOrder(path, pieces, first.length);
  if (at === undefined) return false;
  const last = pieces.at(-1) ?? '';
  return !isWhole || at === path.length || (pieces.length > 0 && path.endsWith(last));
}

/** Where the last of some pieces ends, each found behind the one before; in linear time, whatever a pattern says. */
export function findInOrder(text: string, pieces: readonly string[], from: number): number | undefined {
  let at = from;
  for (const piece of pieces) {
    const found = text.indexOf(piece, at);
    if (found < 0) return undefined;
    at = found + piece.length;
  }
  return at;
}
