import { dubbingLimits } from '@mynah/contract/dubbing/dubbing-values';
import { within } from '#web/shared/timeline/clips.ts';

/** A line: what is said when, and in the other language. */
export interface Line {
  readonly id: string;
  readonly speakerId: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly sourceText: string;
  /** Empty: not translated. */
  readonly text: string;
  /** Good as it is: nothing is made again that was not asked for by name. */
  readonly isLocked: boolean;
}

export interface Speaker {
  readonly id: string;
  readonly name: string;
  /** Null: a voice made of the speaker's own lines. */
  readonly voiceId: string | null;
}

/** What is saved and what undo brings back: never changed, each operation returns another one. */
export interface DubDocument {
  readonly speakers: readonly Speaker[];
  /** In the order in which they begin. */
  readonly lines: readonly Line[];
}

/** Shorter ones could be neither heard nor taken hold of. */
export const SHORTEST_MS = 200;
/** Longer ones are several lines. */
export const LONGEST_MS = dubbingLimits.longestSegment * 1000;

export const lineOf = ({ lines }: DubDocument, id: string | undefined): Line | undefined =>
  lines.find((line) => line.id === id);

const inOrder = (lines: readonly Line[]): readonly Line[] =>
  lines.every((line, at) => at === 0 || (lines[at - 1]?.startMs ?? 0) <= line.startMs)
    ? lines
    : lines.toSorted((one, other) => one.startMs - other.startMs);

const withLines = (dub: DubDocument, lines: readonly Line[]): DubDocument => ({
  ...dub,
  lines: inOrder(lines),
});

export function changeLine(dub: DubDocument, id: string, change: Partial<Omit<Line, 'id'>>): DubDocument {
  const line = lineOf(dub, id);
  const isNew = line && Object.entries(change).some(([key, value]) => line[key as keyof Line] !== value);
  if (!isNew) return dub;
  return withLines(
    dub,
    dub.lines.map((one) => (one.id === id ? { ...one, ...change } : one)),
  );
}

export const deleteLine = (dub: DubDocument, id: string): DubDocument => ({
  ...dub,
  lines: dub.lines.filter((line) => line.id !== id),
});

export const addLine = (dub: DubDocument, line: Line): DubDocument => withLines(dub, [...dub.lines, line]);

/** The line before or behind it, of whomever. */
export function neighborOf({ lines }: DubDocument, id: string | undefined, step: 1 | -1): Line | undefined {
  const at = lines.findIndex((line) => line.id === id);
  if (at === -1) return step === 1 ? lines[0] : lines.at(-1);
  return lines[at + step];
}

const of = ({ lines }: DubDocument, speakerId: string): readonly Line[] =>
  lines.filter((line) => line.speakerId === speakerId);

/** Nobody speaks over themselves: between the lines of the same speaker before and behind it. */
export function roomOf(dub: DubDocument, line: Line, lengthMs: number): { fromMs: number; toMs: number } {
  const others = of(dub, line.speakerId).filter(({ id }) => id !== line.id);
  const before = others.filter(({ startMs }) => startMs < line.startMs).map(({ endMs }) => endMs);
  const behind = others.filter(({ startMs }) => startMs >= line.startMs).map(({ startMs }) => startMs);
  // what came overlapping stays as it is until it is moved
  return {
    fromMs: Math.min(line.startMs, Math.max(0, ...before)),
    toMs: Math.max(line.endMs, Math.min(lengthMs, ...behind)),
  };
}

/** The first place from a moment on where a speaker is silent long enough for a line; undefined where there is none. */
export function gapOf(
  dub: DubDocument,
  speakerId: string,
  { atMs, lengthMs }: { atMs: number; lengthMs: number },
): { startMs: number; endMs: number } | undefined {
  let startMs = atMs;
  for (const line of of(dub, speakerId)) {
    if (line.endMs <= startMs) continue;
    if (line.startMs - startMs >= SHORTEST_MS) return { startMs, endMs: line.startMs };
    startMs = line.endMs;
  }
  return lengthMs - startMs >= SHORTEST_MS ? { startMs, endMs: lengthMs } : undefined;
}

/** The same line at another place, as far as there is room. */
export function moveLine(dub: DubDocument, id: string, startMs: number, lengthMs: number): DubDocument {
  const line = lineOf(dub, id);
  if (!line) return dub;
  const { fromMs, toMs } = roomOf(dub, line, lengthMs);
  const length = line.endMs - line.startMs;
  const next = Math.round(within(startMs, fromMs, toMs - length));
  return changeLine(dub, id, { startMs: next, endMs: next + length });
}

export function trimLine(
  dub: DubDocument,
  id: string,
  edges: { startMs?: number; endMs?: number },
  lengthMs: number,
): DubDocument {
  const line = lineOf(dub, id);
  if (!line) return dub;
  const { fromMs, toMs } = roomOf(dub, line, lengthMs);
  const shortest = Math.min(SHORTEST_MS, line.endMs - line.startMs);
  const longest = Math.max(LONGEST_MS, line.endMs - line.startMs);
  const earliest = Math.max(fromMs, line.endMs - longest);
  const latest = Math.min(toMs, line.startMs + longest);
  const startMs = within(edges.startMs ?? line.startMs, earliest, line.endMs - shortest);
  const endMs = within(edges.endMs ?? line.endMs, line.startMs + shortest, latest);
  return changeLine(dub, id, { startMs: Math.round(startMs), endMs: Math.round(endMs) });
}

export const changeSpeaker = (
  dub: DubDocument,
  id: string,
  change: Partial<Omit<Speaker, 'id'>>,
): DubDocument => ({
  ...dub,
  speakers: dub.speakers.map((speaker) => (speaker.id === id ? { ...speaker, ...change } : speaker)),
});

export const addSpeaker = (dub: DubDocument, speaker: Speaker): DubDocument => ({
  ...dub,
  speakers: [...dub.speakers, speaker],
});

/** All that one says is said by the other; the one is gone. */
export function mergeSpeakers(dub: DubDocument, fromId: string, intoId: string): DubDocument {
  if (fromId === intoId || !dub.speakers.some(({ id }) => id === intoId)) return dub;
  return {
    speakers: dub.speakers.filter(({ id }) => id !== fromId),
    lines: dub.lines.map((line) => (line.speakerId === fromId ? { ...line, speakerId: intoId } : line)),
  };
}
