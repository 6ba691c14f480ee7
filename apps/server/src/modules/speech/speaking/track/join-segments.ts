import { edit, joinSamples, Limiter } from '@mynah/audio';
import type { TimingMark } from '@mynah/engine-spec';
import type { Watermarker } from '@mynah/watermark';
import {
  type Anchor,
  type SegmentTimings,
  type TimedCharacter,
  timeCharacters,
} from './character-timings.ts';
import type { PlannedSegment } from './planned-segment.ts';
import { SegmentSound } from './segment-sound.ts';
import { SoundOverlap } from './sound-overlap.ts';

/** Sound that is ready, with the characters that are heard in it. */
export interface JoinedSound extends SegmentTimings {
  samples: Float32Array;
}

export interface SegmentOpening extends PlannedSegment {
  sampleRateHz: number;
}

/** Rest between two segments, by how the first one ends, at normal speed. */
const restsMs = { sentence: 250, clause: 110, none: 40 } as const;

function restAfter(text: string): number {
  if (/[.!?…。！？][\p{P}\s]*$/u.test(text)) return restsMs.sentence;
  return /[,;:—–、，；：][\p{P}\s]*$/u.test(text) ? restsMs.clause : restsMs.none;
}

/** Is there a space between this segment and the one before? A new text follows a space. */
const startsAtSpace = ({ segment: { sourceStart }, source, place }: SegmentOpening): boolean =>
  sourceStart === 0 || place?.isTurn === true || /\s/.test(source.slice(sourceStart - 1, sourceStart + 1));

/**
 * Joins spoken segments to one sound: silence at their ends is cut, rests are put between them, seams fade, the watermarker
 * is put in, peaks are limited. Tells the time of every character in the whole. Its samples are in step with its
 * clock: the watermarker holds back 80 ms, a limiter and a seam a few, and nothing is lost.
 */
export class SegmentJoin {
  readonly #sampleRateHz: number;
  readonly #speed: number;
  readonly #watermarker: Watermarker;
  readonly #limiter: Limiter;
  readonly #joiner: edit.SegmentJoiner;
  /** Samples of everything that was put in so far; what is held back counts. */
  #length = 0;
  #restMs = 0;
  readonly #overlap = new SoundOverlap();
  #current: CurrentSegment | undefined;

  constructor({
    sampleRateHz,
    speed,
    watermarker,
  }: { sampleRateHz: number; speed: number; watermarker: Watermarker }) {
    this.#sampleRateHz = sampleRateHz;
    this.#speed = speed;
    this.#watermarker = watermarker;
    this.#limiter = new Limiter({ sampleRateHz });
    this.#joiner = new edit.SegmentJoiner({ sampleRateHz });
  }

  /** Length of the whole so far. */
  get durationMs(): number {
    return (this.#length * 1000) / this.#sampleRateHz;
  }

  /** Begins the next segment: the rest that is due before it sounds first. */
  begin(opening: SegmentOpening): JoinedSound {
    const samples: Float32Array[] = [];
    const restStartMs = this.durationMs;
    const { place } = opening;
    if (restStartMs > 0 && !this.#overlap.isOpen) samples.push(this.#seam(place?.gapMs ?? this.#restMs));
    const space = { character: ' ', startMs: restStartMs, endMs: this.durationMs };
    const spoken = restStartMs > 0 && startsAtSpace(opening) ? [space] : [];
    this.#restMs = restAfter(opening.segment.text) / this.#speed;
    this.#overlap.begin(this.#toSamples(place?.overlapMs ?? 0));
    this.#current = new CurrentSegment(opening, this.#sampleRateHz, this.durationMs);
    if (opening.segment.pauseBeforeMs > 0)
      samples.push(this.#put(this.#silence(opening.segment.pauseBeforeMs)));
    this.#current.soundStartMs = this.durationMs;
    return this.#sound(samples, { written: [], spoken });
  }

  setTimings(marks: TimingMark[]): void {
    this.#segment.marks = marks;
  }

  write(samples: Float32Array): JoinedSound {
    const ready = this.#put(this.#overlap.write(this.#segment.write(samples)));
    return this.#sound([ready], this.#segment.takeTimings(this.durationMs));
  }

  /** Ends the segment; a pause that the text asks for belongs to it. One that is talked over ends where that begins. */
  end(): JoinedSound {
    const current = this.#segment;
    const { pauseAfterMs } = current.opening.segment;
    const samples = [this.#put(this.#overlap.write(current.finish())), this.#put(this.#overlap.end())];
    const soundEndMs = this.durationMs;
    const soundsOnMs = (this.#overlap.waiting * 1000) / this.#sampleRateHz;
    if (pauseAfterMs > 0) samples.push(this.#put(this.#silence(pauseAfterMs)));
    this.#current = undefined;
    return this.#sound(samples, current.takeRest({ soundEndMs, endMs: this.durationMs, soundsOnMs }));
  }

  /** The last samples. No segment may follow. */
  finish(): Float32Array {
    const rest = joinSamples([this.#put(this.#overlap.finish()), this.#joiner.finish()]);
    const marked = joinSamples([this.#watermarker.push(rest), this.#watermarker.finish()]);
    return joinSamples([this.#limiter.write(marked), this.#limiter.finish()]);
  }

  get #segment(): CurrentSegment {
    if (!this.#current) throw new Error('no segment was begun');
    return this.#current;
  }

  #toSamples = (ms: number): number => Math.round((ms * this.#sampleRateHz) / 1000);

  #silence = (ms: number): Float32Array => edit.silence(ms, this.#sampleRateHz);

  #put(samples: Float32Array): Float32Array {
    this.#length += samples.length;
    return this.#joiner.write(samples);
  }

  #seam(restMs: number): Float32Array {
    this.#length += edit.silence(restMs, this.#sampleRateHz).length;
    return this.#joiner.seam(restMs);
  }

  #sound(parts: readonly Float32Array[], timings: SegmentTimings): JoinedSound {
    const marked = this.#watermarker.push(joinSamples(parts));
    return { samples: this.#limiter.write(marked), ...timings };
  }
}

interface SegmentEnd {
  soundEndMs: number;
  /** With the pause after it. */
  endMs: number;
  /** How much longer it sounds under the next one. */
  soundsOnMs: number;
}

const noTimings: SegmentTimings = { written: [], spoken: [] };

/** The segment that is being spoken: its sound at the rate of the whole, its characters as they become heard. */
class CurrentSegment {
  readonly opening: SegmentOpening;
  marks: TimingMark[] = [];
  soundStartMs = 0;
  readonly #startMs: number;
  readonly #sound: SegmentSound;
  /** Where the characters begin that were not told yet. */
  readonly #from: { written: Anchor; spoken: Anchor };

  constructor(opening: SegmentOpening, targetRateHz: number, startMs: number) {
    this.opening = opening;
    this.#startMs = startMs;
    const { speakingStyle, sourceStart } = opening.segment;
    this.#from = { written: { offset: sourceStart, ms: startMs }, spoken: { offset: 0, ms: startMs } };
    this.#sound = new SegmentSound({ sourceRateHz: opening.sampleRateHz, targetRateHz, speakingStyle });
  }

  write(samples: Float32Array): Float32Array {
    return this.#sound.write(samples);
  }

  finish(): Float32Array {
    return this.#sound.finish();
  }

  /** Characters that are heard wholly before a time, each once; the last one waits for the end of the segment. */
  takeTimings(untilMs: number): SegmentTimings {
    if (this.marks.length === 0) return noTimings;
    const { written, spoken } = this.#time(Number.POSITIVE_INFINITY);
    const timings = { written: written.slice(0, -1), spoken: spoken.slice(0, -1) };
    return this.#take(timings, ({ endMs }) => endMs <= untilMs);
  }

  /** All other characters; the last one lasts as long as the segment, with the pause that it asks for. */
  takeRest({ soundEndMs, endMs, soundsOnMs }: SegmentEnd): SegmentTimings {
    const timings = this.#time(soundEndMs);
    for (const characters of [timings.written, timings.spoken]) {
      const last = characters.at(-1);
      if (last) Object.assign(last, { endMs, ...(soundsOnMs > 0 && { soundsOnMs }) });
    }
    return this.#take(timings, () => true);
  }

  #time(soundEndMs: number): SegmentTimings {
    const originMs = this.soundStartMs - this.#sound.cutBeforeMs;
    const lastMark = this.marks.at(-1);
    const markedEndMs = originMs + (lastMark?.endMs ?? 0);
    return timeCharacters({
      segment: this.opening.segment,
      source: this.opening.source,
      marks: this.marks,
      originMs,
      startMs: this.#startMs,
      endMs: Number.isFinite(soundEndMs) ? soundEndMs : Math.max(markedEndMs, this.soundStartMs),
      from: this.#from,
    });
  }

  #take(timings: SegmentTimings, isReady: (character: TimedCharacter) => boolean): SegmentTimings {
    const takeFrom = (key: keyof SegmentTimings): TimedCharacter[] => {
      const firstLater = timings[key].findIndex((character) => !isReady(character));
      const ready = firstLater < 0 ? timings[key] : timings[key].slice(0, firstLater);
      const from = this.#from[key];
      this.#from[key] = {
        offset: ready.reduce((offset, { character }) => offset + character.length, from.offset),
        ms: ready.at(-1)?.endMs ?? from.ms,
      };
      return ready;
    };
    return { written: takeFrom('written'), spoken: takeFrom('spoken') };
  }
}
