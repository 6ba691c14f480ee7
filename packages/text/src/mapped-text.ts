/** A stretch whose sound is fixed; rewriting leaves it alone. UTF-16 offsets, end exclusive. */
export interface PhonemeSpan {
  start: number;
  end: number;
  ipa: string;
}

/** UTF-16 offsets, end exclusive. */
export interface TextRange {
  start: number;
  end: number;
}

/** What to say for a match, or `undefined` to leave it as it is. */
export type Rewriter = (match: RegExpExecArray) => string | undefined;

/**
 * Text that remembers where in the source each of its UTF-16 units came from.
 * Immutable; every rewriting keeps the map, so that timings of the spoken form can be told in source offsets.
 */
export class MappedText {
  readonly text: string;
  /** Source offset per UTF-16 unit and one for the end; never decreases; length `text.length + 1`. */
  readonly map: Uint32Array;
  /** In order, without overlap. */
  readonly spans: readonly PhonemeSpan[];
  /** Words that were written for one figure, address or the like; no pause belongs inside. In order. */
  readonly phrases: readonly TextRange[];

  constructor(
    text: string,
    map: Uint32Array,
    spans: readonly PhonemeSpan[] = [],
    phrases: readonly TextRange[] = [],
  ) {
    this.text = text;
    this.map = map;
    this.spans = spans;
    this.phrases = phrases;
  }

  /** Text that maps onto itself. */
  static from(source: string): MappedText {
    return new MappedText(
      source,
      Uint32Array.from({ length: source.length + 1 }, (_, index) => index),
    );
  }

  get length(): number {
    return this.text.length;
  }

  get sourceStart(): number {
    return this.map[0]!;
  }

  get sourceEnd(): number {
    return this.map[this.text.length]!;
  }

  /** A part; a phoneme span that is cut keeps to the side where it starts. */
  slice(start: number, end = this.length): MappedText {
    const cut = <T extends TextRange>(ranges: readonly T[]): T[] =>
      ranges
        .filter((range) => range.start >= start && range.start < end)
        .map((range) => ({ ...range, start: range.start - start, end: Math.min(range.end, end) - start }));
    return new MappedText(
      this.text.slice(start, end),
      this.map.slice(start, end + 1),
      cut(this.spans),
      cut(this.phrases),
    );
  }

  /** Without white space at both ends. */
  trim(): MappedText {
    const start = this.length - this.text.trimStart().length;
    return this.slice(start, Math.max(start, this.text.trimEnd().length));
  }

  /** This text followed by one that comes later in the source. */
  concat(next: MappedText): MappedText {
    const builder = new MappedTextBuilder();
    builder.copy(this, 0, this.length);
    builder.copy(next, 0, next.length);
    return builder.build(next.sourceEnd);
  }

  /** Rewrites every match of a global pattern, except where a phoneme span would be touched. */
  replace(pattern: RegExp, rewrite: Rewriter): MappedText {
    pattern.lastIndex = 0;
    let match = pattern.exec(this.text);
    if (match === null) return this;
    const builder = new MappedTextBuilder();
    let done = 0;
    for (; match !== null; match = pattern.exec(this.text)) {
      const start = match.index;
      const end = start + match[0].length;
      if (start === end) pattern.lastIndex += 1;
      const said = this.touchesSpan(start, end) ? undefined : rewrite(match);
      if (said === undefined || said === match[0]) continue;
      builder.copy(this, done, start);
      builder.write(said, this, start, end);
      done = end;
    }
    if (done === 0 && builder.length === 0) return this;
    builder.copy(this, done, this.length);
    return builder.build(this.sourceEnd);
  }

  private touchesSpan(start: number, end: number): boolean {
    return this.spans.some((span) => start < span.end && end > span.start);
  }
}

/** Puts a `MappedText` together from copied and rewritten parts of another, in source order. */
export class MappedTextBuilder {
  private readonly parts: string[] = [];
  private readonly map: number[] = [];
  private readonly spans: PhonemeSpan[] = [];
  private readonly phrases: TextRange[] = [];

  /** UTF-16 units written so far. */
  get length(): number {
    return this.map.length;
  }

  /** Takes a part over as it is, spans included. */
  copy(from: MappedText, start: number, end: number): void {
    if (end <= start) return;
    const shift = this.length - start;
    const move = <T extends TextRange>(ranges: readonly T[], into: T[]) => {
      for (const range of ranges) {
        if (range.start < start || range.start >= end) continue;
        into.push({ ...range, start: range.start + shift, end: Math.min(range.end, end) + shift });
      }
    };
    move(from.spans, this.spans);
    move(from.phrases, this.phrases);
    this.parts.push(from.text.slice(start, end));
    for (let index = start; index < end; index += 1) this.map.push(from.map[index]!);
  }

  /** Writes `text` in place of `from[start, end)`; its characters share that part evenly. */
  write(text: string, from: MappedText, start: number, end: number): void {
    if (/\S\s+\S/.test(text)) this.phrases.push({ start: this.length, end: this.length + text.length });
    this.parts.push(text);
    for (let index = 0; index < text.length; index += 1) {
      this.map.push(from.map[start + Math.floor((index * (end - start)) / text.length)]!);
    }
  }

  /** Fixes the sound of what was written since `start`. */
  fixSound(start: number, ipa: string): void {
    if (start < this.length) this.spans.push({ start, end: this.length, ipa });
  }

  build(sourceEnd: number): MappedText {
    this.map.push(sourceEnd);
    const map = Uint32Array.from(this.map);
    this.map.pop();
    return new MappedText(this.parts.join(''), map, [...this.spans], [...this.phrases]);
  }
}
