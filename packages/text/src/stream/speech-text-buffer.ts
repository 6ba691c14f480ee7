import type { TextRange } from '../mapped-text.ts';
import { endsWithAbbreviation } from '../split/abbreviations.ts';
import { type Cut, cutAnywhere, cutQuality, listCuts } from '../split/find-cut.ts';

/** Upstream's default `chunk_length_schedule`. */
export const defaultSchedule: readonly number[] = [120, 160, 250, 290];

/** With `try_trigger_generation` so many characters are enough. */
const minTriggered = 50;
/** A chunk waits for a clause end until the buffer is this many times longer than asked. */
const patience = 1.5;
/** Text without any boundary is not held for ever. */
const maxHeld = 2000;

/** Longest markup that is waited for. */
const maxMarkup = 1000;

/**
 * Text as a client types it into a websocket. Tells which prefix can be spoken now: never a part of a word,
 * a number, an abbreviation or markup; a sentence end rather than a clause end rather than a space.
 */
export class SpeechTextBuffer {
  private text = '';
  private chunk = 0;
  private readonly schedule: readonly number[];

  /** @param schedule characters to gather before each chunk; the last one goes on */
  constructor(schedule: readonly number[] = defaultSchedule) {
    this.schedule = schedule.length > 0 ? schedule : defaultSchedule;
  }

  /** Characters that wait. */
  get length(): number {
    return this.text.length;
  }

  /** Adds what the client sent; gives the chunks that are due by the schedule. */
  push(text: string): string[] {
    this.text += text;
    const chunks: string[] = [];
    for (let due = this.takeDue(); due !== undefined; due = this.takeDue()) chunks.push(due);
    return chunks;
  }

  /** What can be spoken now if there is a little of it (`try_trigger_generation`). */
  trigger(): string | undefined {
    if (this.text.length < minTriggered) return undefined;
    return this.take(this.bestCut(minTriggered / 2, this.text.length, cutQuality.space));
  }

  /** Everything, as it stands (`flush`, or the end of the text); `undefined` when there is nothing but white space. */
  flush(): string | undefined {
    return this.take(this.text.length);
  }

  private takeDue(): string | undefined {
    const due = this.schedule[Math.min(this.chunk, this.schedule.length - 1)]!;
    if (this.text.length < due) return undefined;
    const limit = Math.ceil(due * patience);
    const natural = this.bestCut(due / 2, limit, cutQuality.clause);
    if (natural !== undefined || this.text.length < limit) return this.take(natural);
    const wordBorder =
      this.bestCut(due / 2, limit, cutQuality.space) ?? this.bestCut(0, this.text.length, cutQuality.space);
    if (wordBorder !== undefined || this.text.length < maxHeld) return this.take(wordBorder);
    return this.take(cutAnywhere(this.text, maxHeld));
  }

  private take(end: number | undefined): string | undefined {
    if (end === undefined) return undefined;
    const taken = this.text.slice(0, end);
    this.text = this.text.slice(end);
    if (!taken.trim()) return undefined;
    this.chunk += 1;
    return taken;
  }

  /** The last of the best safe places in `(min, max]`. */
  private bestCut(min: number, max: number, least: number): number | undefined {
    const end = Math.min(max, settledLength(this.text));
    let best: Cut | undefined;
    // The letter stands for what the client has not typed yet: white space at the end is a border, a period is not.
    for (const cut of listCuts(
      { text: `${this.text}x`, phrases: markupRanges(this.text.slice(0, end + maxMarkup)) },
      Math.floor(min),
      end,
    )) {
      const isBetter = cut.quality >= Math.max(least, best?.quality ?? 0);
      if (
        isBetter &&
        isSafe(this.text.slice(Math.max(0, cut.at - 24), cut.at), this.text.slice(cut.at, cut.at + 8))
      )
        best = cut;
    }
    return best?.at;
  }
}

/** Closed markup, in which no cut may be. */
function markupRanges(text: string): TextRange[] {
  return Array.from(text.matchAll(closedMarkup), ({ 0: whole, index }) => ({
    start: index,
    end: index + whole.length,
  }));
}

const closedMarkup =
  /<(phoneme|sub)\b[^<>]{0,1000}>[^<>]{0,1000}<\/\1\s*>|<[^<>]{1,1000}>|\[[^[\]]{1,40}\]/gi;

/** Length of the text before markup that may still be open. */
function settledLength(text: string): number {
  const opened = [
    openedAt(text, text.lastIndexOf('<'), '>'),
    openedAt(text, text.lastIndexOf('['), ']'),
    openedAt(text, text.lastIndexOf('<phoneme'), '</phoneme>'),
    openedAt(text, text.lastIndexOf('<sub'), '</sub>'),
  ];
  return Math.min(text.length, ...opened);
}

function openedAt(text: string, start: number, close: string): number {
  const isOpen = start >= 0 && text.length - start <= maxMarkup && !text.includes(close, start);
  return isOpen ? start : text.length;
}

/** Figures and short forms hold on to what follows: `5 | km`, `July 4, | 2024`, `10 | 000`, `Dr. | Smith`. */
function isSafe(before: string, after: string): boolean {
  const left = before.trimEnd();
  if (endsWithAbbreviation(left) || /[\p{N}$€£¥₹]$/u.test(left)) return false;
  if (/\p{N}[,:;]$/u.test(left)) return /^\p{L}/u.test(after);
  return !/^\p{N}/u.test(after) || /[\p{Po}\p{Pf}\p{Pe}—–]$/u.test(left);
}
