import type { MappedText } from '../mapped-text.ts';
import type { SpeakingStyle } from '../markup/speaking-styles.ts';
import {
  evenLengths,
  findFirstCut,
  type SegmentLengths,
  segmentLengths,
  splitEvenly,
  splitLong,
} from './pack-segments.ts';

/** A stretch of one language, ready to be spoken. */
export interface Packed {
  text: MappedText;
  language: string;
  /** Silence after it that a paragraph or line end asks for. */
  paragraphPauseMs: number;
  /** Silence after it that markup asks for. */
  breakMs: number;
  speakingStyle?: SpeakingStyle;
}

const spoken = /[\p{L}\p{N}]/u;

/** Gathers sentences into segments: the first one short where it is waited for, later ones near the aim. */
export class SegmentPacker {
  /** How what is added from now on is said; flush before it changes. */
  speakingStyle: SpeakingStyle | undefined;
  private pending: { text: MappedText; language: string } | undefined;
  private isFirst: boolean;
  private readonly wholeLength: number | undefined;

  /** `wholeLength` (UTF-16 units) tells that nobody hears the text before all of it is made. */
  constructor(wholeLength?: number) {
    this.wholeLength = wholeLength;
    this.isFirst = wholeLength === undefined;
  }

  /** Takes a sentence; gives the segments that are complete now. */
  *add(sentence: MappedText, language: string): Generator<Packed> {
    if (this.pending && this.pending.language !== language) yield* this.flush(0, 0);
    let rest = sentence;
    if (this.isFirst) {
      const whole = this.pending ? this.pending.text.concat(rest) : rest;
      const at = findFirstCut(whole, segmentLengths(language));
      if (at !== undefined) {
        this.pending = { text: whole.slice(0, at), language };
        yield* this.flush(0, 0);
        rest = whole.slice(at);
      }
    }
    for (const piece of this.split(rest, language)) yield* this.append(piece, language);
  }

  /** Ends the segment at hand, as before a pause. */
  *flush(paragraphPauseMs: number, breakMs: number): Generator<Packed> {
    const { pending } = this;
    this.pending = undefined;
    const text = pending?.text.trim();
    if (!pending || !text || !isSpoken(text)) return;
    this.isFirst = false;
    yield { text, language: pending.language, paragraphPauseMs, breakMs, speakingStyle: this.speakingStyle };
  }

  private split(sentence: MappedText, language: string): MappedText[] {
    const usual = segmentLengths(language);
    const lengths = this.lengthsIn(language);
    return lengths === usual ? splitLong(sentence, usual) : splitEvenly(sentence, lengths, usual);
  }

  private lengthsIn(language: string): SegmentLengths {
    const usual = segmentLengths(language);
    return this.wholeLength === undefined ? usual : evenLengths(usual, this.wholeLength);
  }

  private *append(piece: MappedText, language: string): Generator<Packed> {
    const { aim, max, firstMin } = this.lengthsIn(language);
    const length = this.pending?.text.length ?? 0;
    const isFull = this.isFirst ? length >= firstMin : length + piece.length > aim;
    if (length > 0 && (isFull || length + piece.length > max)) yield* this.flush(0, 0);
    this.pending = { text: this.pending ? this.pending.text.concat(piece) : piece, language };
  }
}

/** Has a letter, a figure or a fixed sound. */
function isSpoken(text: MappedText): boolean {
  return text.spans.length > 0 || spoken.test(text.text);
}
