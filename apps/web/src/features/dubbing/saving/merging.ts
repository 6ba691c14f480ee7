import type { DubDocument, Line, Speaker } from '#web/features/dubbing/document/dub-document.ts';
import { isOther } from '#web/features/dubbing/saving/dub-changes.ts';
import type { Merged } from '#web/shared/document-saving/document-rules.ts';

interface Versions {
  /** What both began with. */
  base: DubDocument;
  mine: DubDocument;
  theirs: DubDocument;
}

/** What both did, where they did different things; nobody's change of another line is lost. */
export function mergeDubs({ base, mine, theirs }: Versions): Merged<DubDocument> {
  const conflicts: string[] = [];
  const lines = mergeParts<Line>(base.lines, mine.lines, theirs.lines, (id) => conflicts.push(id));
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

interface Part {
  readonly id: string;
}

function mergeParts<Some extends Part>(
  base: readonly Some[],
  mine: readonly Some[],
  theirs: readonly Some[],
  onConflict: (id: string) => void,
): Some[] {
  const [was, my, their] = [base, mine, theirs].map((parts) => new Map(parts.map((part) => [part.id, part])));
  const ids = new Set([...theirs, ...mine].map(({ id }) => id));
  const merged: Some[] = [];
  for (const id of ids) {
    const [before, here, there] = [was?.get(id), my?.get(id), their?.get(id)];
    const isMine = isOther(before, here);
    const isTheirs = isOther(before, there);
    if (isMine && isTheirs && isOther(here, there)) onConflict(id);
    const kept = isMine ? here : there;
    if (kept) merged.push(kept);
  }
  return merged;
}
