import type { TimingMark } from '@mynah/engine-spec';
import type { SpeechSegment } from '@mynah/text';

/** A character (one Unicode code point) and when it is heard, in ms of the whole sound. */
export interface TimedCharacter {
  character: string;
  startMs: number;
  endMs: number;
  /** How much longer it sounds under what begins at `endMs`, where somebody else talks over it. */
  soundsOnMs?: number;
}

/** The time of every character of a segment: as it was written, and as it was spoken. */
export interface SegmentTimings {
  written: TimedCharacter[];
  spoken: TimedCharacter[];
}

export interface SegmentSound {
  segment: SpeechSegment;
  /** The whole text that the segment is from. */
  source: string;
  /** Marks into `segment.text`, in ms from the segment's first sample. */
  marks: readonly TimingMark[];
  /** Where the segment's first sample lies; before the start when silence was cut off. */
  originMs: number;
  startMs: number;
  endMs: number;
  /** Where the characters begin that were not told yet; all of them when absent. */
  from?: { written: Anchor; spoken: Anchor };
}

/** A place in a text and the time it stands for. */
export interface Anchor {
  offset: number;
  ms: number;
}

/**
 * Times the characters of a segment. All times lie within the sound and never go back. What was told once stands: where
 * the sound turns out to end sooner than its marks, the rest shares what is left of it.
 */
export function timeCharacters(sound: SegmentSound): SegmentTimings {
  const { segment, source, from } = sound;
  const anchors = anchorsOf(sound);
  const written = sourceAnchors(segment, anchors);
  return {
    written: timeText(source.slice(0, segment.sourceEnd), continueFrom(from?.written, written)),
    spoken: timeText(segment.text, continueFrom(from?.spoken, anchors)),
  };
}

function continueFrom(from: Anchor | undefined, anchors: readonly Anchor[]): readonly Anchor[] {
  if (!from) return anchors;
  const later = anchors.filter(({ offset }) => offset >= from.offset);
  return [from, ...later.map(({ offset, ms }) => ({ offset, ms: Math.max(from.ms, ms) }))];
}

/** The marks as places in the spoken text, from the start of the sound to its end. */
function anchorsOf({ segment, marks, originMs, startMs, endMs }: SegmentSound): Anchor[] {
  const anchors: Anchor[] = [{ offset: 0, ms: startMs }];
  let last = startMs;
  const add = (offset: number, ms: number) => {
    last = Math.min(endMs, Math.max(last, ms));
    anchors.push({ offset, ms: last });
  };
  for (const mark of marks) {
    add(mark.start, originMs + mark.startMs);
    add(mark.end, originMs + mark.endMs);
  }
  add(segment.text.length, endMs);
  return anchors;
}

/** The same times as places in the source: each spoken unit knows what it speaks. */
function sourceAnchors(segment: SpeechSegment, spoken: readonly Anchor[]): Anchor[] {
  const { sourceMap, sourceStart, sourceEnd, text } = segment;
  const anchors: Anchor[] = [{ offset: sourceStart, ms: spoken[0]!.ms }];
  const timeline = new Timeline(spoken);
  for (let unit = 0; unit < text.length; unit++) {
    const offset = Math.min(sourceEnd, Math.max(sourceStart, sourceMap[unit]!));
    if (unit === 0 || offset > anchors.at(-1)!.offset) anchors.push({ offset, ms: timeline.at(unit) });
  }
  anchors.push({ offset: sourceEnd, ms: spoken.at(-1)!.ms });
  return anchors;
}

/** Times a text from its first anchor on. */
function timeText(text: string, anchors: readonly Anchor[]): TimedCharacter[] {
  const timeline = new Timeline(anchors);
  const timed: TimedCharacter[] = [];
  let { offset: at, ms: endMs } = anchors[0]!;
  for (const character of text.slice(at)) {
    const startMs = Math.max(endMs, timeline.at(at));
    at += character.length;
    endMs = Math.max(startMs, timeline.before(at));
    timed.push({ character, startMs, endMs });
  }
  if (timed.length > 0) timed.at(-1)!.endMs = Math.max(endMs, anchors.at(-1)!.ms);
  return timed;
}

/** Reads times between anchors along straight lines. Places must be asked for in rising order. */
class Timeline {
  readonly #anchors: readonly Anchor[];
  #next = 1;

  constructor(anchors: readonly Anchor[]) {
    this.#anchors = anchors;
  }

  /** When the place begins to sound: where two anchors share a place, the later one. */
  at(offset: number): number {
    while (this.#next < this.#anchors.length - 1 && this.#anchors[this.#next]!.offset <= offset) this.#next++;
    return this.#between(offset);
  }

  /** When what stands before the place has sounded: where two anchors share it, the earlier one. */
  before(offset: number): number {
    while (this.#next < this.#anchors.length - 1 && this.#anchors[this.#next]!.offset < offset) this.#next++;
    return this.#between(offset);
  }

  #between(offset: number): number {
    const left = this.#anchors[this.#next - 1]!;
    const right = this.#anchors[this.#next] ?? left;
    if (right.offset <= left.offset) return right.ms;
    const share = Math.min(1, Math.max(0, (offset - left.offset) / (right.offset - left.offset)));
    return left.ms + share * (right.ms - left.ms);
  }
}
