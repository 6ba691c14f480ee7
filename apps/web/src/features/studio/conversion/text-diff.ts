interface Piece {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

export interface DiffPart extends Piece {
  /** Where it begins among all that is shown. */
  at: number;
}

const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/gu) ?? [];
/** Longer stretches without anything in common are shown as removed and added, whole. */
const MOST_CELLS = 4_000_000;

/** What changed from one text to another, word by word: the longest common words stay (Wagner and Fischer, 1974). */
export function diffTexts(before: string, after: string): DiffPart[] {
  const [old, next] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < old.length && start < next.length && old[start] === next[start]) start += 1;
  let end = 0;
  while (end < Math.min(old.length, next.length) - start && old.at(-1 - end) === next.at(-1 - end)) end += 1;
  const middle = diffMiddle(old.slice(start, old.length - end), next.slice(start, next.length - end));
  return joinAlike([
    ...old.slice(0, start).map((text): Piece => ({ kind: 'same', text })),
    ...middle,
    ...old.slice(old.length - end).map((text): Piece => ({ kind: 'same', text })),
  ]);
}

function diffMiddle(old: readonly string[], next: readonly string[]): Piece[] {
  const removed = old.map((text): Piece => ({ kind: 'removed', text }));
  const added = next.map((text): Piece => ({ kind: 'added', text }));
  if (old.length * next.length > MOST_CELLS || old.length === 0 || next.length === 0)
    return [...removed, ...added];
  const width = next.length + 1;
  // how many words the rests have in common
  const common = new Uint16Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = next.length - 1; j >= 0; j -= 1) {
      common[i * width + j] =
        old[i] === next[j]
          ? common[(i + 1) * width + j + 1]! + 1
          : Math.max(common[(i + 1) * width + j]!, common[i * width + j + 1]!);
    }
  }
  const parts: Piece[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < next.length) {
    if (i < old.length && j < next.length && old[i] === next[j]) {
      parts.push({ kind: 'same', text: old[i]! });
      i += 1;
      j += 1;
    } else if (
      j === next.length ||
      (i < old.length && common[(i + 1) * width + j]! >= common[i * width + j + 1]!)
    ) {
      parts.push(removed[i]!);
      i += 1;
    } else {
      parts.push(added[j]!);
      j += 1;
    }
  }
  return parts;
}

function joinAlike(parts: readonly Piece[]): DiffPart[] {
  const joined: DiffPart[] = [];
  let at = 0;
  for (const part of parts) {
    const last = joined.at(-1);
    if (last?.kind === part.kind) last.text += part.text;
    else joined.push({ ...part, at });
    at += part.text.length;
  }
  return joined;
}
