import type { DubDocument, Line, Speaker } from '#web/features/dubbing/document/dub-document.ts';
import { isOther } from '#web/features/dubbing/saving/dub-changes.ts';

/** A line that two people changed at the same time, each in their own way; undefined where one deleted it. */
export interface Conflict {
  readonly id: string;
  readonly mine: Line | undefined;
  readonly theirs: Line | undefined;
}

export interface Merged {
  readonly document: DubDocument;
  /** Lines of which one version had to be chosen; the document has mine. */
  readonly conflicts: readonly Conflict[];
}

interface Versions {
  /** What both began with. */
  base: DubDocument;
  mine: DubDocument;
  theirs: DubDocument;
}

/** What both did, where they did different things; nobody's change of another line is lost. */
export function mergeDubs({ base, mine, theirs }: Versions): Merged {
  const conflicts: Conflict[] = [];
  const lines = mergeParts<Line>(base.lines, mine.lines, theirs.lines, (conflict) =>
    conflicts.push(conflict),
  );
  const speakers = mergeParts<Speaker>(base.speakers, mine.speakers, theirs.speakers, () => undefined);
  const known = new Set(speakers.map(({ id }) => id));
  // who was merged away by one speaks no line of the other's
  const rest = [...theirs.speakers, ...mine.speakers].filter(
    ({ id }) => !known.has(id) && lines.some(({ speakerId }) => speakerId === id),
  );
  return {
    document: {
      speakers: [...speakers, ...new Map(rest.map((speaker) => [speaker.id, speaker])).values()],
      lines: lines.toSorted((one, other) => one.startMs - other.startMs),
    },
    conflicts,
  };
}

/** Theirs stand in place of mine in the lines named. */
export function takeTheirs(document: DubDocument, conflicts: readonly Conflict[]): DubDocument {
  const ids = new Set(conflicts.map(({ id }) => id));
  const theirs = conflicts.flatMap((conflict) => conflict.theirs ?? []);
  const lines = [...document.lines.filter(({ id }) => !ids.has(id)), ...theirs];
  return { ...document, lines: lines.toSorted((one, other) => one.startMs - other.startMs) };
}

interface Part {
  readonly id: string;
}

function mergeParts<Some extends Part>(
  base: readonly Some[],
  mine: readonly Some[],
  theirs: readonly Some[],
  onConflict: (conflict: { id: string; mine: Some | undefined; theirs: Some | undefined }) => void,
): Some[] {
  const [was, my, their] = [base, mine, theirs].map((parts) => new Map(parts.map((part) => [part.id, part])));
  const ids = new Set([...theirs, ...mine].map(({ id }) => id));
  const merged: Some[] = [];
  for (const id of ids) {
    const [before, here, there] = [was?.get(id), my?.get(id), their?.get(id)];
    const isMine = isOther(before, here);
    const isTheirs = isOther(before, there);
    if (isMine && isTheirs && isOther(here, there)) onConflict({ id, mine: here, theirs: there });
    const kept = isMine ? here : there;
    if (kept) merged.push(kept);
  }
  return merged;
}
